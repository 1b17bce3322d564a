import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** As far as it is read: each node is `node_fields.length` numbers in `nodes`, of which the first is its type. */
const Snapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/** What the engine made of the program, and what the browser keeps beside it: no page lets go of these. */
const notThePages = new Set(['code', 'native', 'object shape']);

/** What the page holds after everything else has been cleared away: its heap without compiled code, in MB. */
export async function heldObjects(cdp: CDPSession): Promise<number> {
  const pieces: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => void pieces.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = Snapshot.parse(JSON.parse(pieces.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at] ?? -1] ?? '';
    if (!notThePages.has(type)) held += nodes[at + size] ?? 0;
  }
  return held / 1_048_576;
}

import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** The parts of a heap snapshot read here: a node is `node_fields.length` numbers in `nodes`, its type first. */
const Snapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/** Node types of compiled code and browser internals, which no page can release. */
const notThePages = new Set(['code', 'native', 'object shape']);

/** Returns the heap of a page after garbage collection, without compiled code, in MB. */
export async function heapWithoutCode(cdp: CDPSession): Promise<number> {
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

import { Client } from 'pg';
import { vi } from 'vitest';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** A query as the pool sends it. */
interface Sent {
  text: string;
  values?: unknown[];
}

/**
 * Returns how many rows the steps of all plans visit while some work is done: those they pass on and those they throw
 * away. Unlike a time it is the same on every machine, and grows a hundredfold where an index is missing. Each `select`
 * is run once more for it, on its own connection: for that reason the work may read alone.
 */
export async function visitedRows(work: () => Promise<unknown>): Promise<number> {
  const plans: Promise<number>[] = [];
  const usual: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof usual !== 'function') throw new TypeError('pg has no such method');
  const send: CallableFunction = usual;
  const query = vi.spyOn(Client.prototype, 'query').mockImplementation(function query(
    this: Client,
    ...given: unknown[]
  ) {
    const sent = sentIn(given);
    if (sent) plans.push(explain((explained) => Reflect.apply(send, this, [explained]), sent));
    return Reflect.apply(send, this, given);
  });
  try {
    await work();
  } finally {
    query.mockRestore();
  }
  return (await Promise.all(plans)).reduce((sum, rows) => sum + rows, 0);
}

function sentIn([first, second]: unknown[]): Sent | undefined {
  const sent = typeof first === 'string' ? { text: first, values: second } : first;
  if (typeof sent !== 'object' || sent === null || !('text' in sent)) return undefined;
  const { text, values } = { values: undefined, ...sent };
  if (typeof text !== 'string' || !/^(?:\/\*.*?\*\/)?\s*(?:select|with)\b/.test(text))
    return undefined;
  return { text, ...(Array.isArray(values) && { values }) };
}

async function explain(
  run: (sent: Sent) => Promise<{ rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }>,
  { text, ...rest }: Sent,
): Promise<number> {
  const explained = `explain (analyze, timing off, buffers off, format json) ${text}`;
  const { rows } = await run({ text: explained, ...rest });
  return rows.flatMap((row) => row['QUERY PLAN']).reduce((sum, { Plan }) => sum + rowsOf(Plan), 0);
}

const rowsOf = (node: PlanNode): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

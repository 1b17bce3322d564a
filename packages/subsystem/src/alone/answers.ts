import { getBoard } from '@portal/contract/analysis/board';
import type { Call } from '@portal/contract/call';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { plainValue } from './plain-value.ts';
import { simulatedBoard } from './simulated-board.ts';

/**
 * Answers of a server that is not there: one board for all, lists that are kept while the page is open, and for any
 * other call the plainest answer its contract allows.
 */
export function createAnswers() {
  const kept = new Map<string, ListRecord[]>();

  function change(path: string, input: Record<string, unknown>): ListRecord {
    const name = path.replace(/\/:id$/, '');
    const records = kept.get(name) ?? [];
    const id = typeof input['id'] === 'string' ? input['id'] : `M${records.length + 1}`;
    const record = {
      id,
      version: Number(input['version'] ?? 0) + 1,
      fields: isFields(input['fields']) ? input['fields'] : {},
      changedAt: '2026-01-01 09:00:00',
      changedBy: '试用人',
    };
    kept.set(name, [record, ...records.filter((other) => other.id !== id)]);
    return record;
  }

  return ({ path, method, result }: Call, input: Record<string, unknown>): unknown => {
    if (path === getBoard.path) return simulatedBoard;
    if (!path.startsWith('/lists/')) return plainValue(result);
    if (method !== 'GET') return change(path, input);
    const records = kept.get(path.replace(/\/export$/, '')) ?? [];
    return { records, total: records.length };
  };
}

const isFields = (value: unknown): value is ListRecord['fields'] =>
  typeof value === 'object' && value !== null;

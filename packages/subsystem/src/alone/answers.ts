import { getBoard } from '@portal/contract/analysis/board';
import type { Call } from '@portal/contract/call';
import type { BatchRow, WireRecord } from '@portal/contract/records/record-calls';
import { type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { recordTypeAt } from '../records/record-calls-of.ts';
import { plainValue } from './plain-value.ts';
import { simulatedBoard } from './simulated-board.ts';

type CallInput = Record<string, unknown>;

/**
 * Answers of a server that is not there: one board for all, records that are kept while the page is open, and for any
 * other call the plainest answer its contract allows.
 */
export function createAnswers() {
  const kept = new Map<RecordType, WireRecord[]>();

  function change(type: RecordType, { id, step, fields }: CallInput): WireRecord {
    const records = kept.get(type) ?? [];
    const before = records.find((record) => record.id === id) ?? blankRecord(type, records.length);
    const taken = typeof step === 'string' ? stepsOf(type, before.state)[step] : undefined;
    const record = {
      ...before,
      version: before.version + 1,
      state: taken?.to ?? before.state,
      fields: { ...before.fields, ...(isFields(fields) && fields) },
    };
    kept.set(type, [record, ...records.filter((other) => other.id !== record.id)]);
    return record;
  }

  return (call: Call, input: CallInput): unknown => {
    const { path, method, result } = call;
    if (path === getBoard.path) return simulatedBoard;
    const type = recordTypeAt(path);
    if (!type) return plainValue(result);
    if (path.endsWith('/batch'))
      return { rows: rowsOf(input).map((row) => doneRow(change(type, row))) };
    if (method !== 'GET') return change(type, input);
    const records = kept.get(type) ?? [];
    if (path.endsWith('/timeline')) return { events: [] };
    if (path.endsWith('/:id')) return records.find(({ id }) => id === input['id']);
    return { records, hasNext: false, total: records.length, sums: {} };
  };
}

const blankRecord = (type: RecordType, count: number): WireRecord => ({
  id: `M${count + 1}`,
  version: 0,
  state: type.initial,
  fields: {},
  createdAt: '2026-01-01 09:00:00',
  createdBy: '试用人',
  changedAt: '2026-01-01 09:00:00',
  changedBy: '试用人',
});

/** The changes of a batch, one for each of its records. */
function rowsOf({ rows, step, fields }: CallInput): CallInput[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => ({ ...(isFields(row) && row), step, fields }));
}

const doneRow = (record: WireRecord): BatchRow => ({
  id: record.id,
  isDone: true,
  record,
  reason: null,
  message: null,
});

const isFields = (value: unknown): value is WireRecord['fields'] =>
  typeof value === 'object' && value !== null;

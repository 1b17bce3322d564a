import type { RecordFields } from '@portal/contract/records/field-values';
import type { BatchRow, WireRecord } from '@portal/contract/records/record-calls';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { refusalRow } from '@portal/contract/refusals';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { claimBatch, keyedCallOf, keyedRowOf } from '#platform/once/call-answers.ts';
import { refuse, Refused } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { MayAct } from './record-access.ts';
import type { RecordChanges } from './record-changes.ts';
import { type NamesOf, valuesIn } from './record-names.ts';
import { editMover, stepMover } from './record-steps.ts';

export type RunBatch = ReturnType<typeof createRunBatch>;

interface RecordBatch {
  rows: readonly { id: string; version: number }[];
  step?: string | undefined;
  fields: Partial<RecordFields>;
  once?: string | undefined;
}

interface Parts extends Pick<RecordChanges, 'change'> {
  db: Database;
  clock: Clock;
  mayAct: MayAct;
  namesOf: NamesOf;
}

/**
 * Takes a step or makes an edit on each record of a batch, each in a transaction of its own: a refused one leaves the
 * others as they are done. Sent again it does what was not done, and answers for the others as it did.
 */
export function createRunBatch({ db, clock, change, mayAct, namesOf }: Parts) {
  async function moverOf(type: RecordType, step: string | undefined, caller: Caller) {
    if (step !== undefined) return stepMover(type, step, caller, mayAct);
    if (!(await mayAct(caller.session, `${type.actions}:edit`))) refuse('action.denied');
    return editMover(type);
  }

  return async (type: RecordType, input: RecordBatch, caller: Caller) => {
    const { rows, step, fields } = input;
    const mover = await moverOf(type, step, caller);
    const keyed = keyedCallOf(`${keyOfType(type)} batch`, input, caller);
    await claimBatch(db, keyed, clock.now());
    const done: BatchRow[] = [];
    for (const row of rows) {
      const moved = { mover, keyed: keyedRowOf(keyed, row.id) };
      const changed = change(type, { ...row, fields }, caller, moved);
      done.push(await changed.then(rowDone, (error: unknown) => rowRefused(row.id, error)));
    }
    const records = done.flatMap(({ record }) => record ?? []);
    return { rows: done, names: await namesOf(valuesIn(type, records), caller) };
  };
}

export const rowDone = (record: WireRecord): BatchRow => ({
  id: record.id,
  isDone: true,
  record,
  reason: null,
  message: null,
});

/** A refusal is the row's; anything else is a defect of the whole. */
export function rowRefused(id: string, error: unknown): BatchRow {
  if (!(error instanceof Refused)) throw error;
  const message = error.words ?? refusalRow(error.refusal).message;
  return { id, isDone: false, record: null, reason: error.refusal, message };
}

import type { RecordFields } from '@portal/contract/records/field-values';
import { isFinal, undoKey, undoSeconds } from '@portal/contract/records/steps/final-steps';
import type { BatchRow, WireRecord } from '@portal/contract/records/record-calls';
import { RecordEvent } from '@portal/contract/records/record-events';
import {
  isWaiting,
  keyOfType,
  type RecordStep,
  type RecordType,
  stepsOf,
} from '@portal/contract/records/record-type';
import { keysIn } from '@portal/contract/records/references';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requireApart } from '../apart/apart-times.ts';
import { askersKey, insertEvent, lastChangeOf, type StoredEvent } from '../event-store.ts';
import { type RecordFiles, settleFiles } from '../files/field-files.ts';
import type { ReachOf } from '../reach/record-reach.ts';
import { type FieldsOf, type MayAct, recordToWire } from '../record-access.ts';
import { rowDone, rowRefused } from '../record-batch.ts';
import { noteChange } from '../record-changes.ts';
import { changesIn } from '../record-checks.ts';
import { type NamesOf, valuesIn } from '../record-names.ts';
import { findRecord, nameOf, updateRecord } from '../store.ts';
import { wordsOf } from '../table.ts';

export type UndoSteps = ReturnType<typeof createUndoSteps>;

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  mayAct: MayAct;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  namesOf: NamesOf;
  /** Called with a type once records of it may have begun or ceased to wait for a step. */
  onWaiting: (type: string) => void;
  files: Pick<RecordFiles, 'attach' | 'release'>;
}

/** A record in the version that the step made. */
interface SteppedRow {
  id: string;
  version: number;
}

/**
 * Takes back the last step of each record, in a transaction of its own: for whoever took it, within some seconds, and
 * while nothing else has happened. Step and undoing both stay in the timeline; to-dos are told as of any step.
 */
export function createUndoSteps(parts: Parts) {
  const { db, clock, audit, mayAct, fieldsOf, reachOf, namesOf, onWaiting, files } = parts;

  async function undo(type: RecordType, row: SteppedRow, caller: Caller): Promise<WireRecord> {
    const { hidden } = await fieldsOf(type, caller);
    const { where, sidesOf } = await reachOf(type, caller);
    const key = { type, reach: where, id: row.id };
    const { personId } = caller.session;
    const by = await nameOf(db, personId);
    const states: string[] = [];
    const record = await db.transaction().execute(async (tx) => {
      const before = (await findRecord(tx, key, { lock: true })) ?? refuse('record.not-found');
      const event = await lastChangeOf(tx, key);
      const at = clock.now();
      const isLast = before.version === row.version && event?.to_state === before.state;
      if (!event || !isLast) refuse('record.undo-overtaken');
      const { step, from } = takenBy(type, event);
      if (event.person_id !== personId) refuse('record.undo-other');
      if (isFinal(type, from, step)) refuse('record.undo-final');
      if (at.getTime() - event.at.getTime() > undoSeconds * 1_000) refuse('record.undo-late');
      if (!(await mayAct(caller.session, step.action))) refuse('action.denied');
      const { fields, askers } = formerOf(type, event);
      const whole = { ...before.fields, ...fields };
      await requireApart(tx, key, { fields: whole, state: from });
      const words = wordsOf(type, row.id, whole);
      const kept = askers ?? before.askers;
      await updateRecord(tx, key, { fields, state: from, words, askers: kept, by, at });
      const change = { type, id: row.id, before: before.fields, sent: fields };
      await settleFiles(files, tx, change, caller);
      states.push(before.state, from);
      await insertEvent(tx, key, {
        kind: 'step',
        step: undoKey,
        at,
        personId,
        personName: by,
        fromState: before.state,
        toState: from,
        changes: changesIn(before.fields, fields),
      });
      const after = (await findRecord(tx, key)) ?? refuse('record.beyond-reach');
      return recordToWire(after, { hidden, sides: sidesOf(after) });
    });
    await noteChange(audit, { kind: 'record.changed', type, id: row.id }, caller);
    if (states.some((state) => isWaiting(type, state))) onWaiting(keyOfType(type));
    return record;
  }

  return async (type: RecordType, rows: readonly SteppedRow[], caller: Caller) => {
    const done: BatchRow[] = [];
    for (const row of rows) {
      const undone = undo(type, row, caller);
      done.push(await undone.then(rowDone, (error: unknown) => rowRefused(row.id, error)));
    }
    const records = done.flatMap(({ record }) => record ?? []);
    return { rows: done, names: await namesOf(valuesIn(type, records), caller) };
  };
}

/** Returns the step of an event and the state it left; refused where the event is none, or its type has it no more. */
function takenBy(type: RecordType, event: StoredEvent): { step: RecordStep; from: string } {
  const from = event.from_state ?? '';
  const steps = stepsOf(type, from);
  const step = event.step !== null && Object.hasOwn(steps, event.step) && steps[event.step];
  return step ? { step, from } : refuse('record.undo-overtaken');
}

/** Returns what fields had before an event, and who had asked where it changed that. */
function formerOf(type: RecordType, event: StoredEvent) {
  const changes = RecordEvent.shape.changes.parse(event.changes);
  const former: RecordFields = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const { [askersKey]: askers, ...fields } = former;
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(type.fields, name));
  return {
    fields: Object.fromEntries(known),
    askers: askers === undefined ? undefined : keysIn(askers),
  };
}

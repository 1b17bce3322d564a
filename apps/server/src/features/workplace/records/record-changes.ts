import type { RecordFields } from '@portal/contract/records/field-values';
import { type NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import { askedBy, firstAskers } from '@portal/contract/records/askers';
import { isWaiting, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import {
  answerBefore,
  answerOnce,
  type KeyedCall,
  keyedCallOf,
} from '#platform/once/call-answers.ts';
import type { Caller } from '#platform/session/session.ts';
import { arrivalOf } from './reach/line-managers.ts';
import { requireApart } from './apart/apart-times.ts';
import type { CausedChange, TakenStep } from './effects/run-effects.ts';
import { askersKey, insertEvent } from './event-store.ts';
import { type RecordFiles, settleFiles } from './files/field-files.ts';
import {
  type FieldsOf,
  type MayAct,
  recordToWire,
  requireOpen,
  type RuleOf,
  writable,
} from './record-access.ts';
import { filledFromContext, type ReachOf, scopeForNew } from './reach/record-reach.ts';
import { type NamesOf, valuesIn } from './record-names.ts';
import type { RecordOptions } from './record-options.ts';
import {
  changesIn,
  cleaned,
  requiredOf,
  requireFilled,
  requireInTime,
  requireSound,
  withoutComputed,
} from './record-checks.ts';
import { editMover, type Mover, stepMover } from './record-steps.ts';
import { takeNumber } from './record-number.ts';
import { findRecord, insertRecord, nameOf, updateRecord } from './store.ts';
import { wordsOf } from './table.ts';

export type RecordChanges = ReturnType<typeof createRecordChanges>;

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  mayAct: MayAct;
  ruleOf: RuleOf;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  namesOf: NamesOf;
  options: Pick<RecordOptions, 'requireOptions' | 'requireChosen'>;
  /** Called with a type once records of it may have begun or ceased to wait for a step. */
  onWaiting: (type: string) => void;
  files: Pick<RecordFiles, 'attach' | 'release'>;
  /** Makes HTML that a user wrote safe to show. */
  clean: (html: string) => string;
  /** Fills in the server's part of a new record, in the transaction that makes it. */
  complete: (db: Database, record: NewRecord) => Promise<CompletedRecord>;
  /** Makes the other changes of a step, in its transaction, and tells what it caused; a refusal undoes the step. */
  onStep: (db: Database, record: TakenStep, at: Date) => Promise<readonly CausedChange[]>;
}

/** A record before it is stored. */
interface NewRecord {
  type: RecordType;
  id: string;
  scope: string;
  fields: RecordFields;
  caller: Caller;
  /** The name of its author. */
  by: string;
  at: Date;
}

/** Its fields and first state; `waiting` names types of which a record has begun to wait along with it. */
interface CompletedRecord {
  fields: RecordFields;
  state: string;
  waiting?: readonly string[];
}

export interface RecordChange {
  id: string;
  version: number;
  fields: Partial<RecordFields>;
}

/** Input of a page that may send it again. */
type Repeatable<T> = T & { once?: string | undefined };

/** The way a record is moved, and the key under which the page sent it. */
interface Movement {
  mover: Mover;
  keyed: KeyedCall | undefined;
}

/** Makes and changes records of all types. */
export function createRecordChanges(parts: Parts) {
  const { db, mayAct, namesOf } = parts;
  const [make, change] = [createMake(parts), createChange(parts)];
  const named = async (
    type: RecordType,
    record: WireRecord,
    caller: Caller,
  ): Promise<NamedRecord> => ({
    ...record,
    names: await namesOf(valuesIn(type, [record]), caller),
  });

  async function create(
    type: RecordType,
    input: Repeatable<{ fields: RecordFields }>,
    caller: Caller,
  ): Promise<NamedRecord> {
    const keyed = keyedCallOf(`${keyOfType(type)} create`, input, caller);
    const before = await answerBefore(db, keyed, WireRecord);
    return named(type, before ?? (await make(type, input.fields, { caller, keyed })), caller);
  }

  return {
    create,
    change,

    /** Changes a record. Fields that were not sent keep their value, and so do fixed fields. */
    edit: async (
      type: RecordType,
      input: Repeatable<RecordChange>,
      caller: Caller,
    ): Promise<NamedRecord> => {
      const keyed = keyedCallOf(`${keyOfType(type)} edit`, input, caller);
      const moved = { mover: editMover(type), keyed };
      return named(type, await change(type, input, caller, moved), caller);
    },

    /** Takes a step for a user who holds its code; the code is checked before anything of the record is told. */
    step: async (
      type: RecordType,
      input: Repeatable<RecordChange & { step: string }>,
      caller: Caller,
    ): Promise<NamedRecord> => {
      const keyed = keyedCallOf(`${keyOfType(type)} step`, input, caller);
      const mover = await stepMover(type, input.step, caller, mayAct);
      return named(type, await change(type, input, caller, { mover, keyed }), caller);
    },
  };
}

/** Makes a record within a transaction, once its fields are checked. */
function createMake(parts: Parts) {
  const { db, clock, fieldsOf, reachOf, options, files } = parts;
  return async (
    type: RecordType,
    sent: RecordFields,
    { caller, keyed }: { caller: Caller; keyed: KeyedCall | undefined },
  ): Promise<WireRecord> => {
    const access = await fieldsOf(type, caller);
    for (const [name, value] of Object.entries(sent)) {
      if (value === null) continue;
      requireOpen(type, name, access);
      requireInTime(type, name, { to: value });
    }
    const filled = withoutComputed(type, filledFromContext(type, sent, caller));
    const fieldsGiven = cleaned(type, filled, parts.clean);
    requireFilled(type, fieldsGiven, requiredOf(type));
    requireSound(type, fieldsGiven);
    await options.requireOptions(type, fieldsGiven, caller);
    const scope = await scopeForNew(parts, type, fieldsGiven, caller);
    const { where, sidesOf } = await reachOf(type, caller);
    const [{ personId }, at] = [caller.session, clock.now()];
    const key = { type, scope, reach: where, id: await takeNumber(db, type, at) };
    const by = await nameOf(db, personId);
    const waiting: string[] = [];
    const { hidden } = access;
    const kept = { keyed, result: WireRecord, at };
    const { answer, isRepeated } = await answerOnce(db, kept, async (tx) => {
      const completed = await parts.complete(tx, { ...key, fields: fieldsGiven, caller, by, at });
      const { fields, state } = completed;
      waiting.push(...(completed.waiting ?? []));
      await requireApart(tx, key, { fields, state });
      const words = wordsOf(type, key.id, fields);
      const askers = firstAskers(type, state, personId);
      await insertRecord(tx, key, { fields, state, words, askers, by, at });
      await settleFiles(files, tx, { type, id: key.id, before: {}, sent: fields }, caller);
      await insertEvent(tx, key, { kind: 'created', at, personId, personName: by });
      const made = (await findRecord(tx, key)) ?? refuse('record.beyond-reach');
      return recordToWire(made, { hidden, sides: sidesOf(made) });
    });
    if (isRepeated) return answer;
    await noteChange(parts.audit, { kind: 'record.created', type, id: key.id }, caller);
    if (isWaiting(type, answer.state)) waiting.push(keyOfType(type));
    waiting.forEach(parts.onWaiting);
    return answer;
  };
}

/** Changes a record within a transaction, once its version and the result are checked. */
function createChange(parts: Parts) {
  const { db, clock, audit, fieldsOf, reachOf, options, files, clean, onWaiting, onStep } = parts;
  return async (
    type: RecordType,
    { id, version, fields }: RecordChange,
    caller: Caller,
    { mover, keyed }: Movement,
  ): Promise<WireRecord> => {
    const earlier = await answerBefore(db, keyed, WireRecord);
    if (earlier) return earlier;
    const access = await fieldsOf(type, caller);
    const { hidden } = access;
    const given = cleaned(type, writable(type, fields, access), clean);
    const { where, sidesOf } = await reachOf(type, caller);
    const key = { type, reach: where, id };
    await options.requireChosen(key, given, caller);
    const { personId } = caller.session;
    const [by, at] = [await nameOf(db, personId), clock.now()];
    const states: string[] = [];
    const caused: CausedChange[] = [];
    const kept = { keyed, result: WireRecord, at };
    const { answer, isRepeated } = await answerOnce(db, kept, async (tx) => {
      const before = (await findRecord(tx, key, { lock: true })) ?? refuse('record.not-found');
      const sides = sidesOf(before);
      if (before.version !== version) {
        refuse('record.stale', { result: recordToWire(before, { hidden, sides }) });
      }
      const { step, requires, afresh, asks, sets, effects, ...move } = mover(before, sides);
      const state = await arrivalOf(tx, type, { state: move.state, author: before.scope });
      const sent = { ...effects, ...given };
      states.push(before.state, state);
      if (sets && Object.keys(given).some((name) => !sets.includes(name))) refuse('record.closed');
      for (const { field, from, to } of changesIn(before.fields, given)) {
        if (!requires.includes(field)) requireInTime(type, field, { from, to });
      }
      const whole = { ...before.fields, ...sent };
      requireFilled(type, given, afresh);
      requireFilled(type, whole, requires);
      requireSound(type, whole);
      await requireApart(tx, key, { fields: whole, state });
      const askers = asks ? askedBy(before.askers, personId) : [...before.askers];
      const words = wordsOf(type, id, whole);
      await updateRecord(tx, key, { fields: sent, state, words, askers, by, at });
      await settleFiles(files, tx, { type, id, before: before.fields, sent }, caller);
      const changes = changesIn(before.fields, sent);
      if (asks) changes.push({ field: askersKey, from: [...before.askers], to: askers });
      const author = { at, personId, personName: by, changes };
      const moved = { step, fromState: before.state, toState: state };
      if (step !== undefined) await insertEvent(tx, key, { kind: 'step', ...author, ...moved });
      else if (changes.length > 0) await insertEvent(tx, key, { kind: 'changed', ...author });
      const after = (await findRecord(tx, key)) ?? refuse('record.beyond-reach');
      if (step !== undefined) {
        caused.push(...(await onStep(tx, { ...after, type, step, session: caller.session }, at)));
      }
      return recordToWire(after, { hidden, sides: sidesOf(after) });
    });
    if (isRepeated) return answer;
    await noteChange(audit, { kind: 'record.changed', type, id }, caller);
    if (states.some((state) => isWaiting(type, state))) onWaiting(keyOfType(type));
    for (const { states: passed, ...other } of caused) {
      await noteChange(audit, other, caller);
      if (passed.some((state) => isWaiting(other.type, state))) onWaiting(keyOfType(other.type));
    }
    return answer;
  };
}

interface NotedChange {
  kind: 'record.created' | 'record.changed';
  type: RecordType;
  id: string;
}

export const noteChange = (
  audit: Audit,
  { kind, type, id }: NotedChange,
  { session, address, requestId }: Caller,
) =>
  audit.record({
    kind,
    actorId: session.personId,
    actorWorkNo: session.workNo,
    address,
    requestId,
    detail: { list: keyOfType(type), id },
  });

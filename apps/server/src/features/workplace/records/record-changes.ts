import { type RecordFields, requiredWords } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { FieldChange } from '@portal/contract/records/record-events';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { brokenRules, isEmptyValue } from '@portal/contract/records/rules';
import { isDeepStrictEqual } from 'node:util';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { insertEvent } from './event-store.ts';
import { hiddenFields, type MayAct, recordToWire, writable } from './record-access.ts';
import { filledFromContext, type ReachOf, scopeForNew } from './reach/record-reach.ts';
import { type NamesOf, valuesIn } from './record-names.ts';
import type { RecordOptions } from './record-options.ts';
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
  reachOf: ReachOf;
  namesOf: NamesOf;
  options: Pick<RecordOptions, 'requireOptions' | 'requireChosen'>;
}

export interface RecordChange {
  id: string;
  version: number;
  fields: Partial<RecordFields>;
}

/** Makes and changes records of all types. */
export function createRecordChanges(parts: Parts) {
  const { db, clock, mayAct, reachOf, namesOf, options } = parts;
  const change = createChange(parts);
  const named = async (type: RecordType, record: WireRecord): Promise<NamedRecord> => ({
    ...record,
    names: await namesOf(valuesIn(type, [record])),
  });

  async function create(type: RecordType, sent: RecordFields, caller: Caller) {
    const hidden = await hiddenFields(type, caller, mayAct);
    const given = Object.entries(sent).filter(([, value]) => value !== null);
    if (given.some(([name]) => hidden.has(name))) refuse('record.hidden-field');
    const fields = filledFromContext(type, sent, caller);
    requireSound(type, fields, requiredOf(type));
    await options.requireOptions(type, fields, caller);
    const scope = await scopeForNew(db, type, fields, caller);
    const { where, sidesOf } = await reachOf(type, caller);
    const [{ personId }, at] = [caller.session, clock.now()];
    const key = { type, scope, reach: where, id: await takeNumber(db, type, at) };
    const by = await nameOf(db, personId);
    const made = await db.transaction().execute(async (tx) => {
      await insertRecord(tx, key, { fields, words: wordsOf(type, key.id, fields), by, at });
      await insertEvent(tx, key, { kind: 'created', at, personId, personName: by });
      return (await findRecord(tx, key)) ?? refuse('record.not-found');
    });
    await noteChange(parts.audit, { kind: 'record.created', type, id: key.id }, caller);
    return named(type, recordToWire(made, { hidden, sides: sidesOf(made) }));
  }

  return {
    create,
    change,

    /** Changes a record. Fields that were not sent keep their value, and so do fixed fields. */
    edit: async (type: RecordType, input: RecordChange, caller: Caller): Promise<NamedRecord> =>
      named(type, await change(type, input, caller, editMover(type))),

    /** Takes a step for a user who holds its code; the code is checked before anything of the record is told. */
    step: async (
      type: RecordType,
      { step, ...input }: RecordChange & { step: string },
      caller: Caller,
    ): Promise<NamedRecord> =>
      named(type, await change(type, input, caller, await stepMover(type, step, caller, mayAct))),
  };
}

/** Changes a record within a transaction, once its version and the result are checked. */
function createChange({ db, clock, audit, mayAct, reachOf, options }: Parts) {
  return async (
    type: RecordType,
    { id, version, fields }: RecordChange,
    caller: Caller,
    mover: Mover,
  ): Promise<WireRecord> => {
    const hidden = await hiddenFields(type, caller, mayAct);
    const sent = writable(type, fields, hidden);
    const { where, sidesOf } = await reachOf(type, caller);
    const key = { type, reach: where, id };
    await options.requireChosen(key, sent, caller);
    const { personId } = caller.session;
    const [by, at] = [await nameOf(db, personId), clock.now()];
    const changed = await db.transaction().execute(async (tx) => {
      const before = (await findRecord(tx, key, { lock: true })) ?? refuse('record.not-found');
      const sides = sidesOf(before);
      if (before.version !== version) {
        refuse('record.stale', { result: recordToWire(before, { hidden, sides }) });
      }
      const { state, step, requires, sets } = mover(before, sides);
      if (sets && Object.keys(sent).some((name) => !sets.includes(name))) refuse('record.closed');
      const whole = { ...before.fields, ...sent };
      requireSound(type, whole, requires);
      await updateRecord(tx, key, { fields: sent, state, words: wordsOf(type, id, whole), by, at });
      const changes = changesIn(before.fields, sent);
      const author = { at, personId, personName: by, changes };
      const states = { step, fromState: before.state, toState: state };
      if (step !== undefined) await insertEvent(tx, key, { kind: 'step', ...author, ...states });
      else if (changes.length > 0) await insertEvent(tx, key, { kind: 'changed', ...author });
      return (await findRecord(tx, key)) ?? refuse('record.not-found');
    });
    await noteChange(audit, { kind: 'record.changed', type, id }, caller);
    return recordToWire(changed, { hidden, sides: sidesOf(changed) });
  };
}

interface NotedChange {
  kind: 'record.created' | 'record.changed';
  type: RecordType;
  id: string;
}

const noteChange = (
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

const requiredOf = ({ fields }: RecordType): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.required);

/** The fields that differ, with both values. */
const changesIn = (before: RecordFields, sent: RecordFields): FieldChange[] =>
  Object.entries(sent)
    .map(([field, to]) => ({ field, from: before[field] ?? null, to: to === '' ? null : to }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));

/** Refuses a record that breaks a rule between its fields or lacks what a step requires, in the words of the form. */
function requireSound(type: RecordType, fields: RecordFields, requires: readonly string[]): void {
  const [broken] = Object.values(brokenRules(type.rules ?? [], fields));
  const missing = requires
    .filter((name) => isEmptyValue(fields[name]))
    .flatMap((name) => type.fields[name] ?? [])[0];
  const message = missing ? requiredWords(missing) : broken;
  if (message !== undefined) refuse('input.invalid', { message });
}

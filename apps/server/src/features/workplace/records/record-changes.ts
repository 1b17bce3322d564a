import type { RecordFields } from '@portal/contract/records/field-values';
import { requiredWords } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { brokenRules, isEmptyValue } from '@portal/contract/records/rules';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { hiddenFields, type MayAct, recordToWire, scopeOf, writable } from './record-access.ts';
import { takeNumber } from './record-number.ts';
import { findRecord, insertRecord, nameOf, type StoredRecord, updateRecord } from './store.ts';
import { wordsOf } from './table.ts';

export type RecordChanges = ReturnType<typeof createRecordChanges>;

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  mayAct: MayAct;
}

interface RecordChange {
  id: string;
  version: number;
  fields: Partial<RecordFields>;
}

/** Returns the state a record comes to and the fields it then needs; refuses what its present state does not allow. */
type Move = (before: StoredRecord) => { state: string; requires: readonly string[] };

/** Makes and changes records of all types. */
export function createRecordChanges({ db, clock, audit, mayAct }: Parts) {
  const note = (
    kind: 'record.created' | 'record.changed',
    type: RecordType,
    id: string,
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

  /** Changes a record within a transaction, once its version and the result are checked. */
  async function change(
    type: RecordType,
    { id, version, fields }: RecordChange,
    caller: Caller,
    move: Move,
  ): Promise<WireRecord> {
    const hidden = await hiddenFields(type, caller, mayAct);
    const sent = writable(type, fields, hidden);
    const key = { type, scope: scopeOf(type, caller), id };
    const by = await nameOf(db, caller.session.personId);
    const changed = await db.transaction().execute(async (tx) => {
      const before = (await findRecord(tx, key, { lock: true })) ?? refuse('record.not-found');
      if (before.version !== version) {
        refuse('record.stale', { result: recordToWire(before, hidden) });
      }
      const { state, requires } = move(before);
      const whole = { ...before.fields, ...sent };
      requireSound(type, whole, requires);
      const words = wordsOf(type, id, whole);
      await updateRecord(tx, key, { fields: sent, state, words, by, at: clock.now() });
      return (await findRecord(tx, key)) ?? refuse('record.not-found');
    });
    await note('record.changed', type, id, caller);
    return recordToWire(changed, hidden);
  }

  return {
    async create(type: RecordType, fields: RecordFields, caller: Caller): Promise<WireRecord> {
      const hidden = await hiddenFields(type, caller, mayAct);
      const filled = Object.entries(fields).filter(([, value]) => value !== null);
      if (filled.some(([name]) => hidden.has(name))) refuse('record.hidden-field');
      requireSound(type, fields, []);
      const now = clock.now();
      const key = { type, scope: scopeOf(type, caller), id: await takeNumber(db, type, now) };
      const by = await nameOf(db, caller.session.personId);
      await insertRecord(db, key, { fields, words: wordsOf(type, key.id, fields), by, at: now });
      await note('record.created', type, key.id, caller);
      const made = (await findRecord(db, key)) ?? refuse('record.not-found');
      return recordToWire(made, hidden);
    },

    /** Changes a record. Fields that were not sent keep their value, and so do fixed fields. */
    edit: (type: RecordType, input: RecordChange, caller: Caller): Promise<WireRecord> =>
      change(type, input, caller, ({ state }) => {
        if (type.states[state]?.closed) refuse('record.closed');
        return { state, requires: [] };
      }),

    /** Takes a step for a user who holds its code; the code is checked before anything of the record is told. */
    async step(
      type: RecordType,
      { step, ...input }: RecordChange & { step: string },
      caller: Caller,
    ) {
      const codes = actionsNamed(type, step);
      if (codes.length === 0) refuse('record.no-step');
      const isHeld = await Promise.all(codes.map((code) => mayAct(caller.session, code)));
      if (!isHeld.includes(true)) refuse('action.denied');
      return change(type, input, caller, ({ state }) => {
        const taken = stepNamed(type, state, step) ?? refuse('record.no-step');
        if (!isHeld[codes.indexOf(taken.action)]) refuse('action.denied');
        return { state: taken.to, requires: taken.requires ?? [] };
      });
    },
  };
}

function stepNamed(type: RecordType, state: string, name: string) {
  const steps = stepsOf(type, state);
  return Object.hasOwn(steps, name) ? steps[name] : undefined;
}

/** The action codes of the steps of a name, in whatever state they are. */
const actionsNamed = (type: RecordType, name: string): string[] => [
  ...new Set(
    Object.keys(type.states).flatMap((state) => stepNamed(type, state, name)?.action ?? []),
  ),
];

/** Refuses a record that breaks a rule between its fields or lacks what a step requires, in the words of the form. */
function requireSound(type: RecordType, fields: RecordFields, requires: readonly string[]): void {
  const [broken] = Object.values(brokenRules(type.rules ?? [], fields));
  const missing = requires
    .filter((name) => isEmptyValue(fields[name]))
    .flatMap((name) => type.fields[name] ?? [])[0];
  const message = missing ? requiredWords(missing) : broken;
  if (message !== undefined) refuse('input.invalid', { message });
}

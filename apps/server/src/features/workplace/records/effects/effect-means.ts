import type { RecordFields } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { answersEmptied, filledBy } from '@portal/contract/records/steps/step-fields';
import type { ValuesOf } from '@portal/contract/records/typed-records';
import type { EffectMeans } from '@portal/system-server/effects/effects';
import type { StockMove, StockReason } from '@portal/system-server/effects/stock-moves';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { addRecord } from '../add-record.ts';
import { insertEvent } from '../event-store.ts';
import { changesIn, requiredOf, requireFilled, requireSound } from '../record-checks.ts';
import { findRecord, type StoredRecord, updateRecord } from '../store.ts';
import { columnOf, wordsOf } from '../table.ts';
import type { CausedChange, TakenStep } from './run-effects.ts';

/** Books the moves of a record, or refuses them. */
export type BookMoves = (
  db: Database,
  booking: { document: string; reason: StockReason; at: Date },
  moves: readonly StockMove[],
) => Promise<void>;

interface Parts {
  db: Database;
  bookMoves: BookMoves;
  taken: TakenStep;
  at: Date;
  /** Is told each record that is added or changed. */
  note: (change: CausedChange) => void;
  /** Runs what a step causes that was taken on another record. */
  run: (taken: TakenStep) => Promise<void>;
}

/** Makes the means of the effect of a step, in its transaction. */
export function createEffectMeans({ db, bookMoves, taken, at, note, run }: Parts): EffectMeans {
  const { session, changedBy: by } = taken;
  const { personId } = session;

  /** Stores what an effect makes of a record, with the step where its state has one of the name. */
  async function change(
    type: RecordType,
    id: string,
    { fields = {}, step = '' }: { fields?: Partial<RecordFields>; step?: string },
  ): Promise<void> {
    const before = await recordOf(db, { type, id });
    const move = stepsOf(type, before.state)[step];
    const follows = move && {
      ...answersEmptied(type, move, before.fields),
      ...filledBy(move, before.fields),
    };
    const sent = wholeOf(Object.keys({ ...follows, ...fields }), { ...follows, ...fields });
    const whole = { ...before.fields, ...sent };
    const changes = changesIn(before.fields, sent);
    if (!move && changes.length === 0) return;
    requireFilled(type, whole, move?.requires ?? []);
    requireSound(type, whole);
    const state = move?.to ?? before.state;
    const words = wordsOf(type, id, whole);
    await updateRecord(db, { type, id }, { fields: sent, state, words, by, at });
    const author = { at, personId, personName: by, changes };
    const moved = { step, fromState: before.state, toState: state };
    await insertEvent(
      db,
      { type, id },
      move ? { kind: 'step', ...author, ...moved } : { kind: 'changed', ...author },
    );
    note({ kind: 'record.changed', type, id, states: [before.state, state] });
    if (move) await run({ ...before, type, id, step, fields: whole, changedBy: by, session });
  }

  return {
    moveStock: (reason, moves) => bookMoves(db, { document: taken.id, reason, at }, moves),
    async addRecord(type: RecordType, given: Partial<RecordFields>) {
      if (type.scope !== 'all') throw new Error(`${keyOfType(type)} is not shared by all`);
      const fields = wholeOf(Object.keys(type.fields), given);
      requireFilled(type, fields, requiredOf(type));
      requireSound(type, fields);
      const state = type.initial;
      const id = await addRecord(db, type, { scope: '', state, fields, personId, by, at });
      note({ kind: 'record.created', type, id, states: [state] });
      return id;
    },
    valuesOf: valuesIn(db),
    async linkedTo(type: RecordType, { field, id, states }) {
      const table = tableOf(type);
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where ${ofTenant(table)} and ${sql.ref(columnOf(type, field))} = ${id}
          and state = any (${[...states]}) order by id`.execute(db);
      return rows.map((row) => row.id);
    },
    change,
    refuse: (message) => refuse('input.invalid', { message }),
  };
}

const wholeOf = (names: readonly string[], given: Partial<RecordFields>): RecordFields =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? null]));

/** Returns a record, held until the transaction ends. @throws where a link leads to none */
async function recordOf(
  db: Database,
  { type, id }: { type: RecordType; id: string },
): Promise<StoredRecord> {
  const record = await findRecord(db, { type, reach: sql<boolean>`true`, id }, { lock: true });
  if (!record) throw new Error(`${keyOfType(type)} has no record ${id}`);
  return record;
}

/** Returns what reads the values of a record: they were checked by its type as they came. */
function valuesIn(db: Database): EffectMeans['valuesOf'] {
  function valuesOf<Type extends RecordType>(type: Type, id: string): Promise<ValuesOf<Type>>;
  async function valuesOf(type: RecordType, id: string): Promise<RecordFields> {
    return (await recordOf(db, { type, id })).fields;
  }
  return valuesOf;
}

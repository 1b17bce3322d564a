import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType, StepSide } from '@portal/contract/records/record-type';
import { contextFields } from '@portal/contract/workplace/work-context';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { MayAct } from '../record-access.ts';
import type { StoredRecord } from '../store.ts';
import { columnOf } from '../table.ts';

/** The records of a type that a user sees and changes, as far as their action codes go. */
export interface Reach {
  /** The condition of a statement on the type's table. */
  where: RawBuilder<boolean>;
  /** The sides of the user on a record; undefined for a type that has one side. */
  sidesOf: (record: Pick<StoredRecord, 'scope' | 'fields'>) => StepSide[] | undefined;
}

export type ReachOf = ReturnType<typeof createReachOf>;

/** Returns the reach of a user. The gate has checked that the choice a type needs is made and is the user's. */
export function createReachOf({ db, mayAct }: { db: Database; mayAct: MayAct }) {
  return async (type: RecordType, caller: Caller): Promise<Reach> => {
    const { allBy, alsoSeenBy } = type;
    const places = await placesOf(db, type, caller);
    const seesAll = allBy !== undefined && (await mayAct(caller.session, allBy));
    return {
      where: seesAll ? sql<boolean>`true` : whereIn(type, places),
      sidesOf({ scope, fields }) {
        if (type.scope === 'own') return [scope === caller.session.personId ? 'author' : 'others'];
        if (alsoSeenBy === undefined) return undefined;
        const ends: [StepSide, unknown][] = [
          ['from', scope],
          ['to', fields[alsoSeenBy]],
        ];
        return ends.flatMap(([side, place]) => (places.some((own) => own === place) ? side : []));
      },
    };
  };
}

/** The values of the column `scope` that are a user's: their stores, the tab's choice, themselves, or the empty one. */
async function placesOf(
  db: Database,
  { scope }: RecordType,
  { session, context }: Caller,
): Promise<string[]> {
  if (scope === 'own') return [session.personId];
  if (scope === 'all') return [''];
  if (scope === 'stores') return storesOf(db, session.personId);
  return [context[contextFields[scope].member] ?? refuse('context.foreign')];
}

async function storesOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_store')
    .where(ofTenant('person_store'))
    .where('person_id', '=', personId)
    .select('store_no')
    .execute();
  return rows.map(({ store_no }) => store_no);
}

function whereIn(type: RecordType, places: readonly string[]): RawBuilder<boolean> {
  // One place is compared with `=`: an index over it is in the order of the list.
  const isTheirs = (column: string) =>
    type.scope === 'stores'
      ? sql<boolean>`${sql.ref(column)} = any (${places}::text[])`
      : sql<boolean>`${sql.ref(column)} = ${places[0]}`;
  const { alsoSeenBy } = type;
  if (alsoSeenBy === undefined) return isTheirs('scope');
  return sql<boolean>`(${isTheirs('scope')} or ${isTheirs(columnOf(type, alsoSeenBy))})`;
}

/** Fills the fields of a new record that come from the tab and the user. */
export function filledFromContext(
  { fields: types, storeField }: RecordType,
  fields: RecordFields,
  { session, context }: Caller,
): RecordFields {
  const filled = { ...fields };
  for (const [name, field] of Object.entries(types)) {
    const isFilled = name === storeField || 'fromContext' in field;
    if (!isFilled || (filled[name] ?? null) !== null) continue;
    filled[name] = field.kind === 'person' ? session.workNo : context.storeNo;
  }
  return filled;
}

/** Returns the value of `scope` for a new record; refuses a store that the user does not work in. */
export async function scopeForNew(
  db: Database,
  type: RecordType,
  fields: RecordFields,
  caller: Caller,
): Promise<string> {
  const places = await placesOf(db, type, caller);
  const { storeField } = type;
  const [place = ''] = storeField === undefined ? places : [fields[storeField]];
  if (typeof place === 'string' && places.includes(place)) return place;
  const label = type.fields[storeField ?? '']?.label ?? '';
  return refuse('input.invalid', { message: `所选${label}不存在，或不在可选范围内` });
}

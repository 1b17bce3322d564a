import {
  askedNumbersMost,
  type NumberedRecord,
  numberedMost,
  numbersFrom,
} from '@portal/contract/records/numbers/record-numbers';
import type { RecordPlace } from '@portal/contract/records/record-address';
import { keyOfType, type RecordType, type StepSide } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '#platform/http/refuse.ts';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { FieldsOf } from '../record-access.ts';
import { isTabScope, type WideReachOf } from '../reach/record-reach.ts';
import { columnOf } from '../table.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import type { OpeningPages, PageInMenu } from './record-pages.ts';

export type RecordFinder = ReturnType<typeof createRecordFinder>;

interface Parts {
  db: Database;
  types: readonly RecordType[];
  fieldsOf: FieldsOf;
  wideReachOf: WideReachOf;
  openingPages: OpeningPages;
}

interface FoundRow {
  id: string;
  state: string;
  scope: string;
  other: string | null;
  title: string | null;
}

/**
 * Finds records by number in the types that a user has a page for. What they may not see is not found, so a number tells
 * nothing by itself.
 */
export function createRecordFinder(parts: Parts) {
  const { db, types, fieldsOf, wideReachOf, openingPages } = parts;

  async function findIn(
    type: RecordType,
    { isMeant, most = numberedMost }: { isMeant: RawBuilder<boolean>; most?: number },
    caller: Caller,
  ): Promise<NumberedRecord[]> {
    const { session } = caller;
    const pages = await openingPages(type, session);
    if (pages.length === 0) return [];
    const { where, places, led } = await wideReachOf(type, session);
    const table = tableOf(type);
    const { other, title } = await columnsFor(type, caller, fieldsOf);
    const { rows } = await sql<FoundRow>`${unnamed}
      select id, state, scope, ${other} as other, ${title} as title from ${sql.table(table)}
      where ${ofTenant(table)} and ${isMeant} and ${where}
      order by id desc limit ${most}`.execute(db);
    const user = { personId: session.personId, places, led, tab: caller.context.storeNo };
    return rows.map((row) =>
      toWire(type, row, {
        path: pathOf(pages, sidesOfRow(type, row, user)),
        no: (isAtReceiver(row, user) ? row.other : null) ?? row.scope,
      }),
    );
  }

  return {
    async byNumber(typed: string, caller: Caller): Promise<NumberedRecord[]> {
      const found: NumberedRecord[] = [];
      for (const type of types) {
        const range = numbersFrom(type, typed);
        if (!range) continue;
        const [first, last] = range;
        const isMeant = sql<boolean>`id between ${first} and ${last}`;
        found.push(...(await findIn(type, { isMeant }, caller)));
      }
      return found.slice(0, numberedMost);
    },

    /** The records of whole numbers that a user may open: one query for each type that has such numbers. */
    async withNumbers(numbers: readonly string[], caller: Caller): Promise<RecordPlace[]> {
      const places: RecordPlace[] = [];
      for (const type of types) {
        const ids = numbers.filter((number) => numbersFrom(type, number)?.[0] === number);
        if (ids.length === 0) continue;
        const isMeant = sql<boolean>`id = any (${ids}::text[])`;
        const found = await findIn(type, { isMeant, most: askedNumbersMost }, caller);
        places.push(...found.map(({ id }) => ({ type: keyOfType(type), id })));
      }
      return places;
    },

    /** The keys of the types that a user has a page for. */
    async openTypes({ session }: Caller): Promise<string[]> {
      const open = types.map(async (type) => (await openingPages(type, session)).length > 0);
      const isOpen = await Promise.all(open);
      return types.filter((_, nth) => isOpen[nth]).map(keyOfType);
    },

    /** The record of an address. @throws the refusal of one that does not exist for any that the user may not see */
    async locate({ type: key, id }: RecordPlace, caller: Caller): Promise<NumberedRecord> {
      const type = types.find((each) => keyOfType(each) === key);
      const [record] = type ? await findIn(type, { isMeant: sql`id = ${id}` }, caller) : [];
      return record ?? refuse('record.not-found');
    },
  };
}

/** Chooses the page for a record: one that begins with all of its records, rather of the user's side than of any. */
function pathOf(pages: readonly PageInMenu[], sides: readonly StepSide[]): string {
  const fitting = pages.filter(({ side }) => side === undefined || sides.includes(side));
  const [page] = fitting.toSorted((one, other) => worth(other) - worth(one));
  return (page ?? pages[0])?.path ?? '';
}

const worth = ({ filter, side }: PageInMenu): number =>
  (filter === undefined ? 2 : 0) + (side === undefined ? 0 : 1);

/** A user with their places, the people they lead, and the store that the tab works for. */
interface Reader {
  personId: string;
  places: readonly string[];
  led: readonly string[];
  tab: string | null;
}

/** The sides for which there are pages: whose request it is, and to which store it goes. */
function sidesOfRow({ scope, alsoSeenBy }: RecordType, row: FoundRow, reader: Reader): StepSide[] {
  if (scope === 'own') {
    if (row.scope === reader.personId) return ['author'];
    return reader.led.includes(row.scope) ? ['manager', 'others'] : ['others'];
  }
  if (alsoSeenBy === undefined) return [];
  return [isAtReceiver(row, reader) ? 'to' : 'from'];
}

/** A record between two stores of the user is the receiver's where the tab works for that one. */
function isAtReceiver({ scope, other }: FoundRow, { places, tab }: Reader): boolean {
  if (other === null || !places.includes(other)) return false;
  return !places.includes(scope) || other === tab;
}

/** The columns of the second store, and of the text that names a record; null where there is none, or it is hidden. */
async function columnsFor(type: RecordType, caller: Caller, fieldsOf: FieldsOf) {
  const { alsoSeenBy, fields, title: named } = type;
  const name = named ?? Object.keys(fields).find((each) => fields[each]?.kind === 'text');
  const isHidden = name === undefined || (await fieldsOf(type, caller)).hidden.has(name);
  const none = sql<string | null>`null::text`;
  return {
    other: alsoSeenBy === undefined ? none : sql.ref<string>(columnOf(type, alsoSeenBy)),
    title: isHidden ? none : sql.ref<string>(columnOf(type, name)),
  };
}

function toWire(
  type: RecordType,
  { id, state, title }: FoundRow,
  { path, no }: { path: string; no: string },
): NumberedRecord {
  return {
    id,
    type: keyOfType(type),
    system: type.system,
    one: type.one,
    title,
    state: type.states[state]?.label ?? state,
    path,
    context: isTabScope(type.scope) ? { kind: type.scope, no } : null,
  };
}

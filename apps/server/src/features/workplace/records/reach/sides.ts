import { hasAskers, type RecordType, type StepSide } from '@portal/contract/records/record-type';
import { sidesAmong } from '@portal/contract/records/askers';
import { type RawBuilder, sql } from 'kysely';
import type { SidesOfUser } from '../conditions.ts';
import type { StoredRecord } from '../store.ts';
import { columnOf } from '../table.ts';
import { joinedBy } from './rule-sql.ts';

/** The part of a record that says who is on its sides. */
export type SidedRecord = Pick<StoredRecord, 'scope' | 'fields' | 'askers'>;

interface User {
  personId: string;
  /** The places they work in, or the one that their tab is for. */
  places: readonly string[];
  /** The people whose line manager they are, for a type on which line managers decide. */
  led?: readonly string[];
}

/** Returns the sides of a user on a record; undefined for a type that has no sides. */
export function sidesOn(
  type: RecordType,
  { scope, fields, askers }: SidedRecord,
  { personId, places, led = [] }: User,
): StepSide[] | undefined {
  if (type.scope === 'own') {
    if (scope === personId) return ['author'];
    return led.includes(scope) ? ['others', 'manager'] : ['others'];
  }
  if (hasAskers(type)) return sidesAmong(askers, personId);
  if (type.alsoSeenBy === undefined) return undefined;
  const ends: [StepSide, unknown][] = [
    ['from', scope],
    ['to', fields[type.alsoSeenBy]],
  ];
  return ends.flatMap(([side, place]) => (places.some((own) => own === place) ? side : []));
}

/** Returns the conditions under which `sidesOn` finds a user on each side; none for a type that has no sides. */
export function sidesOfUser(type: RecordType, { personId, places, led }: User): SidesOfUser {
  if (type.scope === 'own') {
    return {
      author: sql`scope = ${personId}`,
      others: sql`scope <> ${personId}`,
      ...(led && { manager: isOfOne(led) }),
    };
  }
  if (hasAskers(type)) {
    const isUnknown = sql<boolean>`cardinality(askers) = 0`;
    return {
      author: sql`(${isUnknown} or askers[cardinality(askers)] = ${personId})`,
      others: sql`not ${personId} = any (askers)`,
    };
  }
  if (type.alsoSeenBy === undefined) return {};
  const isIn = (column: string) => sql<boolean>`${sql.ref(column)} = any (${[...places]}::text[])`;
  return { from: isIn('scope'), to: isIn(columnOf(type, type.alsoSeenBy)) };
}

/** Matches records of one of some people. */
export const isOfOne = (people: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`scope = any (${[...people]}::text[])`;

/** Matches records on one of some sides. */
export const onSides = (sides: SidesOfUser, names: readonly StepSide[]): RawBuilder<boolean> =>
  joinedBy(
    'or',
    names.flatMap((name) => sides[name] ?? []),
  );

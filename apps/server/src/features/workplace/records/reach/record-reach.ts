import type { RulePart } from '@portal/contract/policy/data-rules';
import type { RecordFields } from '@portal/contract/records/field-values';
import {
  draftsOf,
  hasAskers,
  type RecordType,
  type StepSide,
} from '@portal/contract/records/record-type';
import { contextFields } from '@portal/contract/workplace/work-context';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { RuleOf } from '../record-access.ts';
import type { SidesOfUser } from '../conditions.ts';
import { columnOf } from '../table.ts';
import { joinedBy, ruleCondition } from './rule-sql.ts';
import type { LedBy } from './line-managers.ts';
import { isOfOne, type SidedRecord, sidesOfUser, sidesOn } from './sides.ts';
import {
  type Facts,
  factsFor,
  factsIn,
  type FactsOf,
  type FactUser,
  type PlaceFact,
  placeFactOf,
} from './user-facts.ts';

/** The records of a type that a user sees and changes, as far as their action codes go. */
export interface Reach {
  /** The condition of a statement on the type's table. */
  where: RawBuilder<boolean>;
  /** The conditions under which the user is on each side; none for a type that has no sides. */
  sides: SidesOfUser;
  /** The sides of the user on a record; undefined for a type that has no sides. */
  sidesOf: (record: SidedRecord) => StepSide[] | undefined;
}

export type ReachOf = ReturnType<typeof createReachOf>;

interface ReachParts {
  db: Database;
  ruleOf: RuleOf;
  ledBy: LedBy;
}

/**
 * Returns the reach of a user: what the data rules of their roles show, within the tab's store, group or company for a
 * type that asks for one. The gate has checked that the choice is made and is the user's.
 */
export function createReachOf({ db, ruleOf, ledBy }: ReachParts) {
  return async (type: RecordType, { session, context }: Caller): Promise<Reach> => {
    const parts = (await ruleOf(session, type))?.parts ?? [];
    const tab = tabPlace(type, context);
    const needed = new Set(factsIn(parts));
    if (tab === undefined && type.alsoSeenBy !== undefined) needed.add('stores');
    const facts = await factsFor(db, session)(needed);
    const inTab = tab === undefined ? [] : [inPlace(type, (column) => sql`${column} = ${tab}`)];
    const places = tab === undefined ? (facts.places.stores ?? []) : [tab];
    const led = await ledBy(type, session, parts);
    const user = { personId: session.personId, places, led };
    return {
      where: withoutDrafts(type, session, within(type, parts, { facts, inPlaces: inTab, led })),
      sides: sidesOfUser(type, user),
      sidesOf: (record) => sidesOn(type, record, user),
    };
  };
}

/** The reach of a user wherever they work: in all of their stores, groups or companies. */
export interface WideReach {
  where: RawBuilder<boolean>;
  /** The rule of the user; undefined where no role of theirs shows the type. */
  parts: readonly RulePart[];
  /** Their places, of a type whose records belong to places. */
  places: readonly string[];
  /** The people whose line manager they are. */
  led: readonly string[];
}

export type WideReachOf = ReturnType<typeof createWideReachOf>;

/** Returns the reach of users without a tab: for to-dos, numbers and names, which are found wherever somebody works. */
export function createWideReachOf({ db, ruleOf, ledBy }: ReachParts) {
  return async (
    type: RecordType,
    user: FactUser,
    factsOf: FactsOf = factsFor(db, user),
  ): Promise<WideReach> => {
    const parts = (await ruleOf(user, type))?.parts ?? [];
    const place = placeFactOf(type);
    const facts = await factsOf(new Set([...factsIn(parts), ...(place ? [place] : [])]));
    const led = await ledBy(type, user, parts);
    return {
      where: withoutDrafts(type, user, whereAnywhere(type, parts, facts, led)),
      parts,
      places: place ? (facts.places[place] ?? []) : [],
      led,
    };
  };
}

/** Matches what a rule shows in all places of somebody, and what people ask for whom they lead. */
export function whereAnywhere(
  type: RecordType,
  parts: readonly RulePart[],
  facts: Facts,
  led: readonly string[] = [],
): RawBuilder<boolean> {
  const place = isTabScope(type.scope) ? placeFactOf(type) : undefined;
  const inPlaces =
    place === undefined
      ? []
      : [inPlace(type, (column) => sql`${column} = any (${facts[place]()})`)];
  return within(type, parts, { facts, inPlaces, led });
}

function within(
  type: RecordType,
  parts: readonly RulePart[],
  {
    facts,
    inPlaces,
    led,
  }: { facts: Facts; inPlaces: readonly RawBuilder<boolean>[]; led: readonly string[] },
): RawBuilder<boolean> {
  const isEverything = parts.some(({ part }) => part === 'all');
  // A place alone is compared with `=`: an index over it is in the order of the list.
  if (isEverything && inPlaces.length > 0) return joinedBy('and', inPlaces);
  const ruled = ruleCondition(type, parts, facts);
  const reached = led.length > 0 ? joinedBy('or', [ruled, isOfOne(led)]) : ruled;
  return joinedBy('and', [...inPlaces, reached]);
}

/** Leaves out the drafts of others, which are their author's alone whatever a rule shows. */
function withoutDrafts(
  type: RecordType,
  { personId }: FactUser,
  reached: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const drafts = draftsOf(type);
  if (drafts.length === 0) return reached;
  const isOwn = hasAskers(type)
    ? sql`cardinality(askers) = 0 or askers[cardinality(askers)] = ${personId}`
    : sql`scope = ${personId}`;
  return joinedBy('and', [reached, sql`(state <> all (${drafts}::text[]) or ${isOwn})`]);
}

/** Matches records at a place, on either side where the type has two. */
function inPlace(
  type: RecordType,
  isIn: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { alsoSeenBy } = type;
  const columns = ['scope', ...(alsoSeenBy === undefined ? [] : [columnOf(type, alsoSeenBy)])];
  return joinedBy(
    'or',
    columns.map((column) => sql<boolean>`${isIn(sql.ref(column))}`),
  );
}

type TabScope = keyof typeof contextFields;

/** Returns whether records of a scope are shown for one place at a time, the one the tab works for. */
export const isTabScope = (scope: RecordType['scope']): scope is TabScope =>
  Object.hasOwn(contextFields, scope);

function tabPlace({ scope }: RecordType, context: Caller['context']): string | undefined {
  if (!isTabScope(scope)) return undefined;
  return context[contextFields[scope].member] ?? refuse('context.foreign');
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

/**
 * Returns the value of `scope` for a new record; refuses a store that the user does not work in, unless their rule shows
 * the records of every store.
 */
export async function scopeForNew(
  parts: { db: Database; ruleOf: RuleOf },
  type: RecordType,
  fields: RecordFields,
  caller: Caller,
): Promise<string> {
  return (await scopesForNew(parts, type, caller))(fields);
}

/** Returns what finds the value of `scope` for new records, many of which may be made. */
export async function scopesForNew(
  { db, ruleOf }: { db: Database; ruleOf: RuleOf },
  type: RecordType,
  caller: Caller,
): Promise<(fields: RecordFields) => string> {
  const { storeField } = type;
  const own = await placesForNew(db, type, caller);
  const isForAny = await isForAnyStore(ruleOf, type, caller);
  return (fields) => {
    const [place = ''] = storeField === undefined ? own : [fields[storeField]];
    if (typeof place === 'string') {
      if (own.includes(place) || (isForAny && place !== '')) return place;
    }
    const label = type.fields[storeField ?? '']?.label ?? '';
    return refuse('input.invalid', { message: `所选${label}不存在，或不在可选范围内` });
  };
}

/** Returns whether a user makes records of a type for any store: their rule shows the records of every store. */
export async function isForAnyStore(
  ruleOf: RuleOf,
  type: RecordType,
  { session }: Pick<Caller, 'session'>,
): Promise<boolean> {
  if (type.scope !== 'stores') return false;
  return (await ruleOf(session, type))?.parts.some(({ part }) => part === 'all') ?? false;
}

const storesAlone: ReadonlySet<PlaceFact> = new Set(['stores']);

/** The values of the column `scope` that new records of a user may have. */
async function placesForNew(
  db: Database,
  type: RecordType,
  { session, context }: Caller,
): Promise<readonly string[]> {
  if (type.scope === 'own') return [session.personId];
  if (type.scope !== 'stores') return [tabPlace(type, context) ?? ''];
  return (await factsFor(db, session)(storesAlone)).places.stores ?? [];
}

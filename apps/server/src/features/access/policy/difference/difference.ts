import type { PolicyChange } from '@portal/contract/policy/changes';
import {
  type Difference,
  type DifferenceGroup,
  mostGroups,
  mostNames,
  type PolicyRights,
} from '@portal/contract/policy/difference';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { applyChanges } from '../changes/apply-changes.ts';
import { isOfRole } from '../changes/names.ts';
import { typeNamed } from '../changes/record-names.ts';
import { type EffectiveRights, rightsIn } from './effective-rights.ts';
import { readAffected, readPairs, type RolePair } from './role-sets.ts';
import { rolledBack } from './rolled-back.ts';
import { rowsInAll, rowsOfGroup } from './row-ranges.ts';
import {
  changedRules,
  closedFields,
  countChange,
  type CountRows,
  type MakeRowCounts,
  openedFields,
  type RowChange,
  type RuleChange,
  rulesIn,
} from './rules-compared.ts';
import { readAgain, readSnapshot, type ReadMenuMaker, type Snapshot } from './snapshot.ts';

/** People who gain and lose the same, by their ids. */
export interface Effect {
  people: string[];
  gained: PolicyRights;
  lost: PolicyRights;
  /** The rows that each of them gains and loses, by record type. */
  rows: ReadonlyMap<string, ReadonlyMap<string, RowChange>>;
}

export interface DifferenceParts {
  db: Database;
  readMenuMaker: ReadMenuMaker;
  types: readonly RecordType[];
  makeRowCounts: MakeRowCounts;
}

/** Applies changes in a transaction that is rolled back, and returns who gains and loses what by them. */
export const effectsOf = (
  { db, readMenuMaker, types, makeRowCounts }: DifferenceParts,
  changes: readonly PolicyChange[],
): Promise<Effect[]> =>
  rolledBack(db, changes, async (tx) => {
    const sets = await readAffected(tx, changes);
    const codes = new Set(sets.flatMap(({ roles }) => roles));
    const before = await readSnapshot(tx, readMenuMaker, [...codes]);
    const applied = await applyChanges(tx, changes);
    const after = await readAgain(tx, readMenuMaker, before, applied);
    const pairs = await readPairs(tx, sets, applied);
    const countRows = makeRowCounts(
      tx,
      pairs.flatMap(({ people }) => people),
    );
    return compare({ before, after, types, countRows, haveSameRules: rulesStay(applied) }, pairs);
  });

/** Returns which people have the rules they had: those of the same roles, none of which was changed. */
function rulesStay(changes: readonly PolicyChange[]): Compared['haveSameRules'] {
  if (changes.some(({ kind }) => kind === 'action')) return () => false;
  const changed = new Set(changes.flatMap((each) => (isOfRole(each) ? each.key[0] : [])));
  return ({ before, after }) => before === after && !before.some((code) => changed.has(code));
}

interface Compared {
  before: Snapshot;
  after: Snapshot;
  types: readonly RecordType[];
  countRows: CountRows;
  haveSameRules: (pair: RolePair) => boolean;
}

/** Compares two snapshots for each pair of role sets. */
async function compare(
  { before, after, types, countRows, haveSameRules }: Compared,
  pairs: readonly RolePair[],
): Promise<Effect[]> {
  const [former, later] = [rightsIn(before), rightsIn(after)];
  const [formerRules, laterRules] = [rulesIn(before), rulesIn(after)];
  const described = describedIn(before, after);
  const ruleChanges = new Map<string, RuleChange>();
  const rights = pairs.map((pair) => {
    const { people } = pair;
    const [was, is] = [former(pair.before), later(pair.after)];
    const ruled = haveSameRules(pair) ? [] : types;
    const [had, has] = [formerRules(pair.before, was.actions), laterRules(pair.after, is.actions)];
    for (const { type, ...change } of changedRules(ruled, had, has)) {
      const key = JSON.stringify([keyOfType(type), change]);
      const known: RuleChange = ruleChanges.get(key) ?? { type, ...change, people: [] };
      known.people.push(...people);
      ruleChanges.set(key, known);
    }
    return {
      people,
      gained: { ...lackingIn(was, is, described), fields: openedFields(ruled, had, has) },
      lost: { ...lackingIn(is, was, described), fields: closedFields(ruled, had, has) },
    };
  });
  const rows = await rowChanges(countRows, [...ruleChanges.values()]);
  const effects = new Map<string, GrowingEffect>();
  for (const { people, gained, lost } of rights) {
    const isEmpty = [gained, lost].every(
      ({ pages, actions, fields }) => pages.length + actions.length + fields.length === 0,
    );
    const shared = JSON.stringify([gained, lost]);
    for (const person of people) {
      const own = rows.get(person);
      if (isEmpty && !own) continue;
      // People of one group gain and lose rows of the same types, each as many as they have.
      const key = `${shared}${signsOf(own)}`;
      const effect: GrowingEffect = effects.get(key) ?? {
        people: [],
        gained,
        lost,
        rows: new Map(),
      };
      effect.people.push(person);
      if (own) effect.rows.set(person, own);
      effects.set(key, effect);
    }
  }
  return [...effects.values()].toSorted((a, b) => b.people.length - a.people.length);
}

type GrowingEffect = Omit<Effect, 'rows'> & { rows: Map<string, PersonRows> };
type PersonRows = ReadonlyMap<string, RowChange>;

/** Returns the rows that people gain and lose, by person and record type. */
async function rowChanges(
  countRows: CountRows,
  changes: readonly RuleChange[],
): Promise<ReadonlyMap<string, PersonRows>> {
  const rows = new Map<string, Map<string, RowChange>>();
  for (const change of changes) {
    for (const [person, row] of await countChange(countRows, change)) {
      if (row.gained === 0 && row.lost === 0) continue;
      const own = rows.get(person) ?? new Map<string, RowChange>();
      rows.set(person, own.set(keyOfType(change.type), row));
    }
  }
  return rows;
}

const signsOf = (rows: PersonRows | undefined): string =>
  [...(rows ?? [])]
    .map(([type, { gained, lost }]) => `${type}${gained > 0 ? '+' : ''}${lost > 0 ? '-' : ''}`)
    .toSorted()
    .join(' ');

const describedIn = (...snapshots: Snapshot[]): ReadonlyMap<string, string> =>
  new Map(snapshots.flatMap(({ actions }) => actions.map((each) => [each.code, each.describe])));

/** Returns what the second has and the first lacks. */
function lackingIn(
  first: EffectiveRights,
  second: EffectiveRights,
  described: ReadonlyMap<string, string>,
): Omit<PolicyRights, 'fields'> {
  const pages = [...second.pages].flatMap(([system, own]) => {
    const known = first.pages.get(system);
    return [...own].flatMap(([id, page]) => (known?.has(id) ? [] : [page]));
  });
  const codes = [...second.actions].filter((code) => !first.actions.has(code)).toSorted();
  const actions = codes.map((code) => ({ code, describe: described.get(code) ?? code }));
  return { pages, actions };
}

/** Returns the difference a draft makes, by groups of people, by page and by button. */
export async function differenceOf(
  parts: DifferenceParts,
  changes: readonly PolicyChange[],
): Promise<Difference> {
  const effects = await effectsOf(parts, changes);
  const named = (key: string) => typeNamed(parts.types, key);
  const names = await namesOf(parts.db, effects.slice(0, mostGroups));
  return {
    people: new Set(effects.flatMap(({ people }) => people)).size,
    groups: effects.slice(0, mostGroups).map((effect, place) => ({
      people: effect.people.length,
      first: names[place] ?? [],
      gained: effect.gained,
      lost: effect.lost,
      rows: rowsOfGroup(effect, named),
    })),
    groupsInAll: effects.length,
    pages: counted(
      effects,
      ({ pages }) => pages,
      ({ system, path }) => `${system} ${path}`,
    ),
    actions: counted(
      effects,
      ({ actions }) => actions,
      ({ code }) => code,
    ),
    fields: counted(
      effects,
      ({ fields }) => fields.map(({ type, one, field, label }) => ({ type, one, field, label })),
      ({ type, field }) => `${type} ${field}`,
    ),
    rows: rowsInAll(effects, named),
  };
}

/** Counts for each page or button how many people gain and lose it. */
function counted<Right>(
  effects: readonly Effect[],
  rightsOf: (rights: PolicyRights) => readonly Right[],
  keyOf: (right: Right) => string,
) {
  const counts = new Map<string, Right & { gained: number; lost: number }>();
  for (const effect of effects) {
    for (const way of ['gained', 'lost'] as const) {
      for (const right of rightsOf(effect[way])) {
        const count = counts.get(keyOf(right)) ?? { ...right, gained: 0, lost: 0 };
        count[way] += effect.people.length;
        counts.set(keyOf(right), count);
      }
    }
  }
  return [...counts.values()].toSorted((a, b) => b.gained + b.lost - a.gained - a.lost);
}

async function namesOf(
  db: Database,
  effects: readonly Effect[],
): Promise<DifferenceGroup['first'][]> {
  const ids = [...new Set(effects.flatMap(({ people }) => people))];
  const { rows } = await sql<{ id: string; realname: string; workNo: string }>`
    select id, realname, work_no as "workNo" from person
    where id = any(${ids}) order by work_no`.execute(db);
  const places = new Map(effects.flatMap(({ people }, place) => people.map((id) => [id, place])));
  const first: DifferenceGroup['first'][] = effects.map(() => []);
  for (const { id, ...names } of rows) {
    const group = first[places.get(id) ?? -1];
    if (group && group.length < mostNames) group.push(names);
  }
  return first;
}

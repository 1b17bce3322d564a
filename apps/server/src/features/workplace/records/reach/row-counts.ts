import type { RulePart } from '@portal/contract/policy/data-rules';
import { draftsOf, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { isTabScope, whereAnywhere } from './record-reach.ts';
import { type Facts, factsIn, type PlaceFact, placeFactOf } from './user-facts.ts';

/** The people of one count: they are in the same places, and records of their own are as good as each other's. */
interface FactRow {
  person: string;
  workNo: string;
  stores: readonly string[];
  groups: readonly string[];
  companies: readonly string[];
  departments: readonly string[];
}

/** The facts of one row, as columns of the relation `fact`. */
const factColumns: Facts = {
  personId: () => sql`fact.person`,
  workNo: () => sql`fact.work_no`,
  stores: () => sql`fact.stores`,
  groups: () => sql`fact.groups`,
  companies: () => sql`fact.companies`,
  departments: () => sql`fact.departments`,
};

/**
 * Counts the records that a rule shows people, with the conditions that answer lists. People for whom it comes out the
 * same are counted once: those of the same stores or departments. Memberships of all of them are read once.
 */
export function createRowCounts(db: Database, all: readonly string[]) {
  const known = new Map<PlaceFact, Promise<ReadonlyMap<string, readonly string[]>>>();
  const placesOf = (fact: PlaceFact) => {
    const places = known.get(fact) ?? readMemberships(db, fact, all);
    known.set(fact, places);
    return places;
  };
  const workNos = once(() => readWorkNos(db, all));
  const below = once(() => readBelow(db));

  async function factsOf(
    people: readonly string[],
    parts: readonly RulePart[],
    needed: ReadonlySet<PlaceFact>,
  ) {
    const places = new Map(
      await Promise.all([...needed].map(async (fact) => [fact, await placesOf(fact)] as const)),
    );
    const [numbers, departmentsBelow] = await Promise.all([workNos(), below()]);
    const rows = new Map<string, { row: FactRow; people: string[] }>();
    for (const person of people) {
      const at = (fact: PlaceFact) => places.get(fact)?.get(person) ?? [];
      const departments = at('departments');
      // Whoever is in a department finds their own records among those of it.
      const isPersonal = parts.some(
        ({ part }) => part === 'own' || (part === 'departments' && departments.length === 0),
      );
      const own = [at('stores'), at('groups'), at('companies'), departments];
      const key = JSON.stringify([isPersonal ? person : null, ...own]);
      const found = rows.get(key);
      if (found) found.people.push(person);
      else {
        const [stores = [], groups = [], companies = []] = own;
        const row = {
          person,
          workNo: numbers.get(person) ?? '',
          stores,
          groups,
          companies,
          departments: departmentsBelow(departments),
        };
        rows.set(key, { row, people: [person] });
      }
    }
    return [...rows.values()];
  }

  return async (
    type: RecordType,
    parts: readonly RulePart[],
    people: readonly string[],
  ): Promise<ReadonlyMap<string, number>> => {
    if (parts.length === 0 || people.length === 0) return new Map();
    const place = isTabScope(type.scope) ? placeFactOf(type) : undefined;
    const facts = await factsOf(
      people,
      parts,
      new Set([...factsIn(parts), ...(place ? [place] : [])]),
    );
    const table = tableOf(type);
    const { rows } = await sql<{ nth: number; count: number }>`${unnamed}
      select fact.nth, shown.count
      from jsonb_to_recordset(${JSON.stringify(facts.map(({ row }, nth) => toColumns(nth, row)))}::jsonb)
        as fact (nth int, person text, work_no text, stores text[], groups text[],
          companies text[], departments text[])
      cross join lateral (
        select count(*)::int as count from ${sql.table(table)}
        where ${ofTenant(table)} and state <> all (${draftsOf(type)}::text[])
          and ${whereAnywhere(type, parts, factColumns)}
      ) shown`.execute(db);
    return new Map(
      rows.flatMap(({ nth, count }) =>
        (facts[nth]?.people ?? []).map((person) => [person, count] as const),
      ),
    );
  };
}

const toColumns = (nth: number, { workNo, ...row }: FactRow) => ({ nth, ...row, work_no: workNo });

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

const memberships = {
  stores: ['person_store', 'store_no'],
  groups: ['person_business_group', 'bg_no'],
  companies: ['person_company', 'company_no'],
  departments: ['person_department', 'department_id'],
} as const;

/** Reads places of people; as JSON, since texts of arrays take Node four times as long. */
async function readMemberships(db: Database, fact: PlaceFact, people: readonly string[]) {
  const [table, column] = memberships[fact];
  const { rows } = await sql<{ person: string; own: string[] }>`
    select person_id as person, json_agg(${sql.ref(column)} order by ${sql.ref(column)}) as own
    from ${sql.table(table)} where ${ofTenant(table)} and person_id = any(${[...people]})
    group by person_id`.execute(db);
  return new Map(rows.map(({ person, own }) => [person, own]));
}

async function readWorkNos(
  db: Database,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; work_no: string }>`
    select id, work_no from person where id = any(${[...people]})`.execute(db);
  return new Map(rows.map(({ id, work_no }) => [id, work_no]));
}

/** Reads the tree of departments; returns some departments with all below them. */
async function readBelow(db: Database): Promise<(own: readonly string[]) => string[]> {
  const rows = await db
    .selectFrom('department')
    .where(ofTenant('department'))
    .select(['id', 'parent_id'])
    .execute();
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  return (own) => {
    const found = new Set(own);
    for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
    return [...found];
  };
}

import { draftsOf, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { joinRules, readRules, ruleFor } from '#platform/policy/data-rules.ts';
import { createRowCounts } from '#features/workplace/records/reach/row-counts.ts';
import { columnOf } from '#features/workplace/records/table.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';
import { recordTypes } from '../systems.ts';

const { db } = await startWorld();

/** Everybody of the demonstration, with their roles. */
const { rows: people } = await sql<{ id: string; roles: string[] }>`
  select person.id, array(select role_code from person_role
    where person_role.tenant_id = 0 and person_id = person.id order by 1) as roles
  from person join person_tenant on person_id = person.id and person_tenant.tenant_id = 0`.execute(
  db,
);
const none = joinRules([]);
const sets = Map.groupBy(people, ({ roles }) => roles.join());
const places = {
  store: ['person_store', 'store_no'],
  stores: ['person_store', 'store_no'],
  group: ['person_business_group', 'bg_no'],
  company: ['person_company', 'company_no'],
} as const;

/**
 * Counts as the portal did before there were rules: by the scope of the type, and its code for everybody's records. Drafts,
 * which are their author's alone whatever a rule says, are in neither count.
 */
async function countsBefore(type: RecordType): Promise<Map<string, number>> {
  const { scope, allBy, alsoSeenBy } = type;
  const table = sql`(select * from ${sql.table(tableOf(type))} where state <> all (${draftsOf(type)}::text[]))`;
  const all = await countsIn(
    sql`select '' as id, count(*)::int as n from ${table} as sent where tenant_id = 0`,
  );
  const { rows: holders } = await sql<{ id: string }>`
    select person_id as id from person_role join held_action using (tenant_id, role_code)
    where tenant_id = 0 and action_code = ${allBy ?? ''}`.execute(db);
  const seesAll = new Set(holders.map(({ id }) => id));
  const total = all.get('') ?? 0;
  if (scope === 'all') return new Map(people.map(({ id }) => [id, total]));
  const own =
    scope === 'own'
      ? await countsIn(
          sql`select scope as id, count(*)::int as n from ${table} as sent where tenant_id = 0 group by 1`,
        )
      : await countsIn(sql`
          select person_id as id, count(distinct record)::int as n from (
            ${sql.join(
              ['scope', ...(alsoSeenBy === undefined ? [] : [columnOf(type, alsoSeenBy)])].map(
                (column) => sql`
              select person_id, record.id as record from ${sql.table(places[scope][0])} place
              join ${table} record on record.tenant_id = 0
                and record.${sql.ref(column)} = place.${sql.ref(places[scope][1])}
              where place.tenant_id = 0`,
              ),
              sql` union all `,
            )}
          ) theirs group by 1`);
  return new Map(people.map(({ id }) => [id, seesAll.has(id) ? total : (own.get(id) ?? 0)]));
}

async function countsIn(query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`${query}`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

test('with the rules of an installation everybody of the demonstration sees as many records of each type as before there were any', async () => {
  let compared = 0;
  await withinTenant(0, async () => {
    const everybody = [...sets.values()].flatMap((group) => group.map(({ id }) => id));
    const countRows = createRowCounts(db, everybody);
    const groups = [...sets.values()].map(async (group) => ({
      ids: group.map(({ id }) => id),
      held: joinRules(await readRules(db, group[0]?.roles ?? [])),
      // Who has no role opens no list; nothing was shown to them before either.
      isAsked: group[0]?.roles.length !== 0,
    }));
    const asked = (await Promise.all(groups)).filter(({ isAsked }) => isAsked);
    for (const type of recordTypes) {
      const before = await countsBefore(type);
      const alike = Map.groupBy(asked, ({ held }) => JSON.stringify(ruleFor(held, type)?.parts));
      for (const [, groupsAlike] of alike) {
        const [{ held } = { held: none }] = groupsAlike;
        const ids = groupsAlike.flatMap((each) => each.ids);
        const now = await countRows(type, ruleFor(held, type)?.parts ?? [], ids);
        expect([keyOfType(type), ids.map((id) => now.get(id) ?? 0)]).toEqual([
          keyOfType(type),
          ids.map((id) => before.get(id)),
        ]);
        compared += ids.length;
      }
    }
  });
  expect(compared).toBeGreaterThan(100_000);
});

test('a record type that a release brings comes with its usual rule for the roles there are, once', async () => {
  const { rows } = await sql<{ roles: number; types: number }>`
    select count(distinct role_code)::int as roles, count(distinct type)::int as types
    from data_rule where tenant_id = 0`.execute(db);

  const { rows: roles } = await sql<{ count: number }>`
    select count(*)::int as count from role where tenant_id = 0`.execute(db);
  expect(rows).toEqual([{ roles: roles[0]?.count, types: recordTypes.length }]);
});

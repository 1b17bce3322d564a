import { priceChanges } from '@portal/imos/records/price-changes';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';
import { tableOf } from '#platform/database/record-tables.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const prices = sql.table(tableOf(priceChanges));

/** Leaves a business group with this many price changes that wait for approval. */
async function submitInGroup(count: number): Promise<void> {
  await sql`delete from ${prices} where tenant_id = 0 and scope = 'BG05' and id like 'TD%'`.execute(
    world.db,
  );
  await sql`update ${prices} set state = 'draft' where tenant_id = 0 and scope = 'BG05'`.execute(
    world.db,
  );
  // A statement may take 15 s, and each row has its triggers.
  for (let from = 1; from <= count; from += 2_000) {
    const until = Math.min(count, from + 1_999);
    await sql`
      insert into ${prices}
      select (jsonb_populate_record(null::${prices}, to_jsonb(one) ||
        jsonb_build_object('id', 'TD' || n, 'scope', 'BG05', 'state', 'submitted'))).*
      from (select * from ${prices} where tenant_id = 0 order by id limit 1) one,
        generate_series(${from}::int, ${until}::int) n`.execute(world.db);
  }
  world.clock.advance(5_000);
}

const approver = async (actions: string[], menuItems = ['imos-price', 'imos-price-adjust']) =>
  world.person({ roles: [await makeRole({ menuItems, actions })], businessGroups: ['BG05'] });

test('TRU-03 FIX-48 what waits for a step of the user is counted: 0, 1, 99 and 12,000; one alone is named', async () => {
  const lin = await approver(['imos:price:list', 'imos:price:approve']);

  for (const count of [1, 99, 12_000]) {
    await submitInGroup(count);
    // One alone is named: it opens.
    const only = count === 1 ? { record: 'TD1' } : {};
    expect(await lin.call(countToDos, {})).toEqual({
      total: count,
      groups: [
        {
          type: 'imos/price-changes',
          state: 'submitted',
          system: 'imos',
          title: '调价单',
          label: '待审批',
          count,
          ...only,
          path: '/imos/price/adjust',
          filter: JSON.stringify({
            all: [
              { field: 'state', op: 'is', value: 'submitted' },
              { field: 'mySide', op: 'is', value: 'others' },
            ],
          }),
          places: [{ kind: 'group', no: 'BG05', name: '家居事业部', count, ...only }],
        },
      ],
    });
  }
  await submitInGroup(0);
  expect(await lin.call(countToDos, {})).toEqual({ total: 0, groups: [] });
});

test('nothing waits for somebody without the step, without the page, or in another group', async () => {
  await submitInGroup(3);
  const reader = await approver(['imos:price:list', 'imos:price:submit']);
  const pageless = await approver(['imos:price:approve'], ['imos-dashboard-analysis']);
  const role = await makeRole({
    menuItems: ['imos-price', 'imos-price-adjust'],
    actions: ['imos:price:approve'],
  });
  const elsewhere = await world.person({ roles: [role], businessGroups: [] });

  for (const person of [reader, pageless, elsewhere]) {
    expect(await person.call(countToDos, {})).toEqual({ total: 0, groups: [] });
  }
});

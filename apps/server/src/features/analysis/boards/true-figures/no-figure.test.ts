import { type Board, getBoard } from '@portal/contract/analysis/board';
import { recordCalls } from '@portal/contract/records/record-calls';
import { repairs } from '@portal/ams/records/repairs';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';
import { menuRows } from '../../../../installation/menu.ts';
import { boardOf } from './figures-of.ts';
import { systems } from '../../../../systems.ts';

const world = await startWorld();
const chief = await world.person({
  roles: ['administrator'],
  stores: ['S02001', 'S02002'],
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01'],
});

const figureOn = ({ main, figures }: Board, label: string) =>
  [main, ...figures].find((figure) => figure.label.endsWith(label));

test('FIX-51 a part says nothing of what is not known by it: goods that arrive have no route', async () => {
  const whole = await boardOf(chief, 'gyl');
  expect(figureOn(whole, '入库件数')?.text).not.toBe('—');

  const route = await boardOf(chief, 'gyl', { within: whole.ranking.rows[0]?.opens ?? '' });

  expect(figureOn(route, '运单')?.text).toBe(whole.ranking.rows[0]?.cells[0]);
  for (const label of ['入库件数', '实收率', '到仓至入库']) {
    expect(figureOn(route, label)).toMatchObject({ text: '—', unit: '', changes: [] });
  }
});

test('FIX-51 each system has a board on a day that has rows, and on which nothing is sold yet', async () => {
  await sql`update sales_day set amount_cents = 0 where tenant_id = 0 and day = '2026-11-21'`.execute(
    world.db,
  );
  const tab = chief.tab({ storeNo: 'S02001', bgNo: 'BG01', companyNo: 'C01' });
  for (const system of subsystemKeys) {
    const { shares, structure } = await tab(getBoard, { system, period: 'day' });
    expect(JSON.stringify([shares, structure])).not.toMatch(/null,"detail|NaN/);
  }
});

test.each(subsystemKeys)(
  'FIX-51 the board of %s has no rate, no share and no change of nothing',
  async (system) => {
    await emptyOut(system);
    world.clock.advance(31_000);
    const { main, figures, shares, structure } = await boardOf(chief, system);

    for (const { label, text, unit, changes } of [main, ...figures]) {
      expect({ label, text }).not.toEqual({ label, text: unit === '%' ? '0.0' : 'NaN' });
      expect(changes.filter(({ unit: by, value }) => by === '%' && value === -100)).toEqual([]);
    }
    expect(shares.rows).toEqual([]);
    expect(structure.parts).toEqual([]);
    expect(JSON.stringify([main, figures, structure])).not.toMatch(/NaN|0\.0%/);
  },
);

/** Takes away all that the board of a system counts in the month. */
async function emptyOut(system: SubsystemKey): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id'
      and (table_name like ${`${system}\\_%`} or table_name = any (${factsOf[system] ?? []}))
      and table_name in (select relname from pg_class where relkind = 'r')`.execute(world.db);
  for (const { name } of rows) {
    await sql`truncate ${sql.table(name)} cascade`.execute(world.db);
  }
}

const sales = [
  'sales_day',
  'sales_group_day',
  'sales_store_month',
  'sales_category_day',
  'stock_age',
];
const factsOf: Partial<Record<SubsystemKey, string[]>> = {
  cms: ['content_day'],
  crm: ['member_day'],
  dcp: sales,
  hr: ['attendance_day'],
  imos: sales,
  ors: sales,
};

const report = {
  title: '空调不制冷',
  kind: 'air',
  urgency: 'normal',
  place: '3 楼',
  day: '2026-11-21',
};

const repairsOf = ({ few }: Board) => few?.lists.find(({ label }) => label === repairs.one);

/** Somebody with the pages of administration who may ask for repairs. */
async function asker() {
  const menuItems = systems
    .flatMap(menuRows)
    .filter(({ subsystem }) => subsystem === 'ams')
    .map(({ id }) => id);
  const actions = ['ams:service:list', 'ams:service:add'];
  return world.person({ roles: [await roleIn(world.db)({ actions, menuItems })] });
}

test('FIX-51 a board says whose requests it counts: everybody’s for whoever decides, one’s own for others', async () => {
  const asks = await asker();
  const decides = await world.person({ roles: ['administrator'] });
  await asks.call(recordCalls(repairs).create, { fields: report });
  const whose = async ({ call }: typeof asks) =>
    (await call(getBoard, { system: 'ams', period: 'month' })).scope;

  expect(await whose(asks)).toBe('本人，数据截至 2026-11-21');
  expect(await whose(decides)).toBe('全集团，数据截至 2026-11-21');
});

test('FIX-59 a board of a few records of one’s own says how many there are and where, and has no shares, ranking or growth', async () => {
  const { call } = await asker();
  const ask = () => call(getBoard, { system: 'ams', period: 'month' });

  const none = await ask();
  expect(none.few?.words).toBe('本月没有您的单据，可从下面的页面开始');
  expect(repairsOf(none)).toMatchObject({ count: 0, path: '/ams/service/repair' });

  const create = () => call(recordCalls(repairs).create, { fields: report });
  await create();
  world.clock.advance(31_000);
  const one = await ask();
  expect(one.few?.words).toBe('本月您有 1 份单据，少于 10 份，不作占比与排行');
  expect(repairsOf(one)).toMatchObject({ count: 1, action: 'ams:service:list' });
  expect(repairsOf(one)?.path).toMatch(/^\/ams\/service\/repair\?filter=/);
  expect(one).toMatchObject({
    main: { text: '1', changes: [] },
    figures: [],
    shares: { rows: [] },
    ranking: { rows: [] },
    structure: { parts: [] },
  });

  for (let more = 0; more < 9; more += 1) await create();
  world.clock.advance(31_000);
  const enough = await ask();
  expect(enough.few).toBeUndefined();
  expect(enough.structure.parts).not.toEqual([]);
});

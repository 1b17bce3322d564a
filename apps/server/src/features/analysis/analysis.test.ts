import { second } from '@portal/common/durations';
import { type Board, getBoard } from '@portal/contract/analysis/board';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const roles = ['administrator'];

/** Returns the board of a subsystem that needs no choice, unless another is named. */
const boardOf = (person: Person, system: SubsystemKey = 'dcp'): Promise<Board> =>
  person.call(getBoard, { system, period: 'month' });

/** Sales of the stores this month up to the day of the test, in yuan. */
async function soldBy(stores: string[]): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select sum(amount_cents)::float8 as fen from sales_day
    where tenant_id = 0 and store_no = any(${stores}) and day between '2026-11-01' and '2026-11-21'`.execute(
    world.db,
  );
  return (rows[0]?.fen ?? 0) / 100;
}

test('every system that is opened has a board', async () => {
  const person = await world.person({ roles, stores: ['S02001'], businessGroups: ['BG01'] });
  const opened = await world.db
    .selectFrom('subsystem')
    .where('enabled', '=', true)
    .select('key')
    .$castTo<{ key: SubsystemKey }>()
    .execute();

  for (const { key } of opened) expect((await boardOf(person, key)).title).not.toBe('');
});

test('the board of somebody with stores is about these stores and no other', async () => {
  const person = await world.person({
    roles,
    stores: ['S02001', 'S02002'],
    businessGroups: ['BG01'],
  });

  const board = await boardOf(person);

  expect(board).toMatchObject({
    title: '经营驾驶舱',
    main: { label: '本月销售额', prefix: '¥' },
  });
  const wan = (await soldBy(['S02001', 'S02002'])) / 10_000;
  expect(board.main).toMatchObject({ text: wan.toFixed(1), unit: '万' });
  expect(board.ranking.rows).toHaveLength(2);
  expect(board.scope).toBe('上海南京西路旗舰店 等 2 家营业门店，数据截至 2026-11-21');
});

test('somebody with a business group and no store sees the whole group', async () => {
  const person = await world.person({ roles, businessGroups: ['BG02'] });
  const stores = await world.db
    .selectFrom('store')
    .where('store.tenant_id', '=', 0)
    .where('bg_no', '=', 'BG02')
    .select('store_no')
    .execute();

  const board = await boardOf(person);

  expect(board.scope).toMatch(/^男装事业部，\d+ 家营业门店，数据截至 2026-11-21$/);
  const yi = (await soldBy(stores.map(({ store_no }) => store_no))) / 100_000_000;
  expect(board.main).toMatchObject({ text: yi.toFixed(2), unit: '亿' });
});

test('an administrator who belongs to nothing sees zeroes and why', async () => {
  const person = await world.person({ roles });

  const shown = await Promise.all(
    (['dcp', 'hr'] as const).map((system) => boardOf(person, system)),
  );

  for (const board of shown) {
    expect(board).toMatchObject({ main: { text: '0' }, target: null, figures: [] });
    expect(board.scope).toContain('请联系管理员进行添加');
  }
});

test('a month is measured against its whole target and against the time that has passed', async () => {
  const person = await world.person({ roles, stores: ['S02001'] });

  const { target } = await boardOf(person);

  expect(target).toMatchObject({
    label: expect.stringMatching(/^月目标 ¥ [\d,.]+ 万$/),
    elapsed: 70,
  });
  expect(target?.reached).toBeGreaterThan(40);
  expect(target?.reached).toBeLessThan(100);
});

test('a board compares with the months before and a year ago, day by day', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01'] });

  const { main, trend, shares, structure } = await boardOf(person);

  expect(main.changes.map(({ label }) => label)).toEqual(['同比', '环比']);
  expect([trend.days[0], trend.days.at(-1)]).toEqual(['11-01', '11-21']);
  expect(trend.previous.values).toHaveLength(trend.days.length);
  expect(trend.previous.values.every((value) => value > 0)).toBe(true);
  expect(shares.rows.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
  expect(structure.parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
  expect(structure.finding).toMatch(/^按进度达成最好的是.+分公司，\d+\.\d%。$/);
});

test.each(['day', 'week', 'month'] as const)(
  'a board of the %s fits the contract',
  async (period) => {
    const person = await world.person({ roles, stores: ['S02001'], businessGroups: ['BG01'] });

    const kinds = new Map<string, string | undefined>();
    for (const system of ['ors', 'crm', 'hr'] as const) {
      const tab = person.tab({ storeNo: 'S02001', bgNo: 'BG01' });
      const board = await tab(getBoard, { system, period });
      expect(board.trend.days.length === 0 || board.trend.days.length >= 7).toBe(true);
      // Counts of a day are bars; money and rates have values in between.
      if (board.trend.days.length > 0) {
        kinds.set(board.trend.unit, board.trend.kind);
      }
    }
    expect(kinds.get('万元')).toBe('line');
  },
);

test('colleagues with the same stores share a board for half a minute, others do not', async () => {
  const membership = { roles, stores: ['S02003'], businessGroups: ['BG01'] };
  const [first, colleague] = [await world.person(membership), await world.person(membership)];
  const other = await world.person({ ...membership, stores: ['S02004'] });
  const readsSales = async (person: Person) => {
    const statements = await sentStatements(() => boardOf(person));
    return statements.some((statement) => /from sales_/.test(statement));
  };

  expect(await readsSales(first)).toBe(true);
  expect(await readsSales(colleague)).toBe(false);
  expect(await boardOf(colleague)).toEqual(await boardOf(first));
  expect(await readsSales(other)).toBe(true);
  world.clock.advance(31 * second);
  expect(await readsSales(colleague)).toBe(true);
});

test('whoever has no menu in a system does not see its figures, nor anybody in one that is closed', async () => {
  await world.db
    .updateTable('subsystem')
    .set({ enabled: false })
    .where('key', '=', 'syfs')
    .execute();
  const person = await world.person({ roles: ['head-office'], businessGroups: ['BG01'] });

  await expect(boardOf(person, 'dcp')).rejects.toThrow('subsystem.no-menu');
  await expect(boardOf(person, 'syfs')).rejects.toThrow('subsystem.disabled');
});

test.each([
  ['ors', '未选择门店，选择门店后显示其数据'],
  ['imos', '未选择事业部，选择事业部后显示其数据'],
  ['crm', '未选择事业部，选择事业部后显示其数据'],
  ['ops', '未选择公司，选择公司后显示其数据'],
] as const)(
  'the board of %s shows nothing while nothing is chosen, and says so',
  async (system, scope) => {
    const person = await world.person({ roles, stores: ['S02001'], businessGroups: ['BG01'] });

    expect(await boardOf(person, system)).toMatchObject({
      scope,
      main: { text: '0' },
      figures: [],
    });
  },
);

test('a board is about the store its tab has chosen, and says which', async () => {
  const person = await world.person({ roles, stores: ['S02001', 'S02002'] });

  const board = await person.tab({ storeNo: 'S02001' })(getBoard, {
    system: 'ors',
    period: 'month',
  });

  expect(board.scope).toBe('S02001 上海南京西路旗舰店，数据截至 2026-11-21');
  expect(board.main.text).toBe(((await soldBy(['S02001'])) / 10_000).toFixed(1));
});

test('a board is about the business group its tab has chosen, and says which', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01', 'BG02'] });
  const tab = person.tab({ bgNo: 'BG02' });

  const goods = await tab(getBoard, { system: 'imos', period: 'month' });
  const members = await tab(getBoard, { system: 'crm', period: 'month' });

  expect(goods.scope).toBe('男装事业部，数据截至 2026-11-21');
  expect(goods.main.label).toBe('本月售罄率');
  expect(members.scope).toBe('男装事业部，数据截至 2026-11-21');
});

test('the online orders on a board are those of the company its tab has chosen', async () => {
  const person = await world.person({ roles, companies: ['C01', 'C02'] });
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from ops_orders
    where tenant_id = 0 and scope = 'C02' and day between '2026-11-01' and '2026-11-21'`.execute(
    world.db,
  );

  const board = await person.tab({ companyNo: 'C02' })(getBoard, {
    system: 'ops',
    period: 'month',
  });

  expect(board.scope).toBe('华北分公司，数据截至 2026-11-21');
  const orders = board.figures.find(({ label }) => label === '订单');
  expect(orders?.text).toBe(String(rows[0]?.orders));
});

test('people at work are those of a person’s departments and all below', async () => {
  const person = await world.person({ roles, departments: ['d-a01a09'] });
  const { rows } = await sql<{ expected: number; late: number }>`
    select sum(expected)::int as expected, sum(late)::int as late from attendance_day
    where org_code like 'A01A09%' and day between '2026-11-01' and '2026-11-21'`.execute(world.db);

  const board = await boardOf(person, 'hr');

  expect(board.scope).toBe('财务中心 等 3 个部门，数据截至 2026-11-21');
  const figures = new Map(board.figures.map(({ label, text }) => [label, text.replace(',', '')]));
  expect(figures.get('应出勤')).toBe(String(rows[0]?.expected));
  expect(figures.get('迟到')).toBe(String(rows[0]?.late));
});

test('what is in the window of stores is told by business group, column and kind', async () => {
  const person = await world.person({ roles, businessGroups: ['BG02'] });

  const board = await person.tab({ bgNo: 'BG02' })(getBoard, { system: 'cms', period: 'week' });

  expect(board.scope).toBe('男装事业部，数据截至 2026-11-21');
  expect(board.ranking.rows).toHaveLength(8);
  expect(board.shares.rows.map(({ label }) => label).toSorted()).toEqual([
    '图册',
    '视频',
    '试题',
    '课程',
  ]);
});

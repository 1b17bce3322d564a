import { type Board, getBoard } from '@portal/contract/analysis/board';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const roles = ['administrator'];

interface BoardOptions {
  system?: SubsystemKey;
  within?: string | null | undefined;
  chosen?: Partial<WorkContext>;
}

/** Returns the board of a subsystem that needs no choice, unless another is named; of a part, if given. */
const boardOf = (
  person: Person,
  { system = 'dcp', within, chosen = {} }: BoardOptions,
): Promise<Board> =>
  person.tab(chosen)(getBoard, { system, period: 'month', ...(within && { within }) });

const opens = (rows: { label: string; opens: string | null }[], label: string) =>
  rows.find((row) => row.label === label)?.opens;

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

/** A column of the ranking added up. */
const added = ({ ranking }: Board, column: number): number =>
  [...ranking.rows, ...(ranking.others ? [ranking.others] : [])].reduce(
    (sum, { cells }) => sum + number(cells[column - 1]),
    0,
  );

/** The main figure in ten thousands of yuan, as the rows of a ranking say it. */
const wan = ({ main: { text, unit } }: Board): number =>
  number(text) * (unit === '亿' ? 10_000 : 1);

test('a board opens from all business groups to one, to its store and to a day, and says the path', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01', 'BG02'] });
  const whole = await boardOf(person, {});
  expect(whole.trail).toEqual([]);
  expect(whole.ranking.title).toBe('事业部排行');

  const group = await boardOf(person, { within: opens(whole.ranking.rows, '男装事业部') });
  expect(group.scope).toMatch(/^男装事业部，\d+ 家营业门店，数据截至 2026-11-21$/);
  const [best] = group.ranking.rows;
  const store = await boardOf(person, { within: best?.opens });
  expect(store.scope).toContain(best?.label);
  expect(number(store.main.text)).toBe(number(best?.cells[0]));
  expect(store.main.changes.map(({ label }) => label)).toEqual(['同比', '环比']);

  const day = await boardOf(person, { within: store.trend.opens[14] });
  expect(day.main.label).toBe('当日销售额');
  expect(day.scope).toMatch(/2026-11-15 当日数据$/);
  expect(day.trail.map(({ label }) => label)).toEqual(['男装事业部', best?.label, '11月15日']);
  expect(day.trail[0]?.within).toBe('group:BG02');
  expect(day.main.text).toBe(money(store.trend.current.values[14]));
});

const money = (inWan: number | undefined): string =>
  (inWan ?? 0).toLocaleString('en-US', { minimumFractionDigits: 1 });

test('the parts of a level add up to the whole: business groups, and the stores of one with all others', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01', 'BG02', 'BG03'] });
  const whole = await boardOf(person, {});
  // The whole is said in hundredths of a hundred million.
  expect(Math.abs(added(whole, 1) - wan(whole))).toBeLessThan(51);

  for (const { opens: within, cells } of whole.ranking.rows) {
    const group = await boardOf(person, { within });
    expect(group.ranking.others?.label).toMatch(/^其余 \d+ 家门店$/);
    expect(Math.abs(added(group, 1) - number(cells[0]))).toBeLessThan(1);
  }
});

test('days add up to the month, and whoever has stores opens those of a business group alone', async () => {
  const other = await storeOf('BG02');
  const stores = ['S02001', other];
  const person = await world.person({ roles, stores, businessGroups: ['BG01'] });

  const whole = await boardOf(person, {});
  const days = whole.trend.current.values.reduce((sum, value) => sum + value, 0);
  expect(Math.abs(days - wan(whole))).toBeLessThan(2);
  expect(Math.abs(added(whole, 1) - wan(whole))).toBeLessThan(1);
  expect(whole.ranking.title).toBe('门店排行');
  const group = await boardOf(person, { within: 'group:BG02' });
  expect(group.ranking.title).toBe('单日排行');
  const store = await boardOf(person, { within: `store:${other}` });
  expect(store.main.text).toBe(group.main.text);
  // Goods are known of business groups, not of stores.
  expect(store.shares.rows.every((row) => row.opens === null)).toBe(true);
  const foreign = `store:${await storeOf('BG03')}`;
  await expect(boardOf(person, { within: foreign })).rejects.toThrow('record.not-found');
});

async function storeOf(bgNo: string): Promise<string> {
  const { store_no } = await world.db
    .selectFrom('store')
    .where('store.tenant_id', '=', 0)
    .where('bg_no', '=', bgNo)
    .where('status', '=', 'open')
    .select('store_no')
    .executeTakeFirstOrThrow();
  return store_no;
}

test('a category opens to the business groups that sell it, and they add up to it', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01', 'BG02'] });
  const { shares } = await boardOf(person, {});
  const [most] = shares.rows;

  const category = await boardOf(person, { within: most?.opens });

  expect(category.trail.map(({ label }) => label)).toEqual([most?.label]);
  expect(category.ranking.rows.map(({ label }) => label).toSorted()).toEqual([
    '女装事业部',
    '男装事业部',
  ]);
  const sold = category.figures.find(({ label }) => label === '销售件数');
  expect(added(category, 1)).toBe(number(sold?.text));
  expect(category.structure.title).toBe('库龄结构（全部品类）');
});

test.each([
  ['imos', { bgNo: 'BG02' }, '销售件数'],
  ['cms', { bgNo: 'BG02' }, '栏目阅读'],
  ['ops', { companyNo: 'C01' }, '订单'],
] as const)(
  'what is ranked in %s adds up to the whole, and opens',
  async (system, chosen, label) => {
    const person = await world.person({ roles, businessGroups: ['BG02'], companies: ['C01'] });
    const whole = await boardOf(person, { system, chosen });
    const column = whole.ranking.columns.findIndex((title) => label.startsWith(title.slice(0, 2)));
    const shown = [whole.main, ...whole.figures].find((figure) => figure.label.endsWith(label));
    const at = column > 0 ? column : 1;
    expect(added(whole, at)).toBe(number(shown?.text));

    for (const row of whole.ranking.rows) {
      const part = await boardOf(person, { system, chosen, within: row.opens });
      const own = [part.main, ...part.figures].find((figure) => figure.label.endsWith(label));
      expect(number(own?.text)).toBe(number(row.cells[at - 1]));
      expect(part.ranking.title).toBe('单日排行');
    }
  },
);

test('departments of hr open one level at a time, each with all below it, and add up', async () => {
  const system = 'hr';
  const person = await world.person({ roles, departments: ['d-a01a09'] });
  const whole = await boardOf(person, { system });
  expect(whole.ranking.rows.find(({ label }) => label === '财务中心（本级）')?.opens).toBeNull();
  const shown = whole.figures.find(({ label }) => label === '缺勤');
  expect(added(whole, 3)).toBe(number(shown?.text));

  const part = await boardOf(person, { system, within: opens(whole.ranking.rows, '会计核算部') });

  expect(part.scope).toBe('会计核算部，数据截至 2026-11-21');
  expect(part.trail).toEqual([{ label: '会计核算部', within: 'department:A01A09A01' }]);
});

test.each([
  ['another business group', 'dcp', 'group:BG03'],
  ['a store there is not', 'dcp', 'store:S99998'],
  ['a category there is not', 'dcp', 'category:nothing'],
  ['what the board is not opened by', 'dcp', 'department:A01'],
  ['a department of others', 'hr', 'department:A01A01'],
  ['a day to come', 'dcp', 'day:2026-11-22'],
  ['a day there is not', 'dcp', 'day:2026-02-30'],
  ['a day long ago', 'dcp', 'day:0001-01-01'],
] as const)('%s is not opened, and not told from what is not there', async (_, system, within) => {
  const person = await world.person({ roles, businessGroups: ['BG01'], departments: ['d-a01a09'] });

  await expect(boardOf(person, { system, within })).rejects.toThrow('record.not-found');
});

test('a store of a business group one does not belong to is not opened', async () => {
  const person = await world.person({ roles, businessGroups: ['BG01'] });
  const [own, foreign] = [await storeOf('BG01'), await storeOf('BG03')];

  expect((await boardOf(person, { within: `store:${own}` })).main.label).toBe('本月销售额');
  await expect(boardOf(person, { within: `store:${foreign}` })).rejects.toThrow('record.not-found');
});

test.each(['BG01', 'group:', 'group:BG01/', 'nothing:1', 'group:BG01/group:BG02', 'group:a:b'])(
  'a path written as %s is refused',
  async (within) => {
    const person = await world.person({ roles, businessGroups: ['BG01', 'BG02'] });
    await expect(boardOf(person, { within })).rejects.toThrow('input.invalid');
  },
);

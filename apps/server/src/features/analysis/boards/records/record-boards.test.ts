import { type Board, getBoard } from '@portal/contract/analysis/board';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { recordCalls } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { repairs } from '@portal/ams/records/repairs';
import { reviews } from '@portal/cas/records/reviews';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import { shipments } from '@portal/gyl/records/shipments';
import { allocations } from '@portal/idss/records/allocations';
import { contractReviews } from '@portal/lms/records/contract-reviews';
import { storeOpenings } from '@portal/rcm/records/store-openings';
import { slipExceptions } from '@portal/syfs/records/slip-exceptions';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const person = await world.person({ roles: ['administrator'] });
const chief = await world.person({
  roles: ['administrator'],
  stores: ['S02001', 'S02002'],
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01'],
});
const review = recordCalls(contractReviews);

const made = await Promise.all(
  (['lease', 'lease', 'service'] as const).map((kind) =>
    person.call(review.create, {
      fields: { title: '门店租赁合同', kind, party: '示例置业公司', amount: 120_000 },
    }),
  ),
);
const [first] = made;
if (first) {
  const { call } = await world.person({ roles: ['administrator'] });
  const fields = { opinion: '同意签署', risk: 'low' };
  await call(review.step, { id: first.id, version: first.version, step: 'pass', fields });
}

const boardOf = (within?: string) =>
  person.call(getBoard, { system: 'lms', period: 'day', ...(within && { within }) });

/** The number of records that the list shows at an address. */
async function listedAt(path: string): Promise<number> {
  const filter = new URL(path, 'http://portal').searchParams.get('filter') ?? '';
  const { total } = await person.call(review.count, { filter });
  return total;
}

test('a board counts the records of its system, and its parts add up', async () => {
  const board = await boardOf();

  expect(board.main).toMatchObject({ label: '今日送审合同', unit: '份' });
  const rows = [...board.ranking.rows, ...(board.ranking.others ? [board.ranking.others] : [])];
  const sent = rows.reduce((sum, { cells }) => sum + Number(cells[0]), 0);
  expect(sent).toBe(Number(board.main.text));
  expect(board.ranking.rows.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['租赁', '服务']),
  );
  expect(board.scope).toMatch(/^全集团，数据截至 /);
});

test.each([
  [undefined, []],
  ['place:lease', ['租赁']],
  ['place:lease/part:passed', ['租赁', '已通过']],
] as const)(
  'what is opened at %s leads to as many records as the board says',
  async (within, trail) => {
    const board = await boardOf(within);

    expect(Number(board.main.text)).toBeGreaterThan(0);
    expect(await listedAt(board.records?.path ?? '')).toBe(Number(board.main.text));
    expect(board.records).toMatchObject({ label: '查看合同评审', action: 'lms:contract:list' });
    expect(board.trail.map(({ label }) => label)).toEqual(trail);
  },
);

test('parts are not compared with a year that has no records', async () => {
  const { shares } = await boardOf();

  expect(shares.rows.length).toBeGreaterThan(1);
  expect(shares.aside).toBe('');
});

test('a part that no record has is not there', async () => {
  await expect(boardOf('place:nothing')).rejects.toThrow('record.not-found');
});

/** A figure of each board that counts records, and the type it counts. */
const counted: [system: SubsystemKey, figure: string, type: RecordType][] = [
  ['ams', '本月行政申请', repairs],
  ['cas', '评价', reviews],
  ['gims', '采购订单', purchaseOrders],
  ['gyl', '运单', shipments],
  ['idss', '本月配货建议', allocations],
  ['lms', '本月送审合同', contractReviews],
  ['rcm', '本月计划开业', storeOpenings],
  ['syfs', '本月异常小票', slipExceptions],
];

test.each(counted)(
  'TRU-06 the board of %s says under %s as many as the list it leads to has',
  async (system, label, type) => {
    const ask = (within?: string) =>
      chief.call(getBoard, { system, period: 'month', ...(within && { within }) });
    const listed = async (path = '') => {
      const filter = new URL(path, 'http://portal').searchParams.get('filter') ?? '';
      return (await chief.call(recordCalls(type).count, { filter })).total;
    };
    // A place of the administration's board is a kind of request; each of the others is one of the type's own.
    const whole = await ask(system === 'ams' ? 'place:repairs' : undefined);
    const figureOf = ({ main, figures }: Board) => {
      const text = [main, ...figures].find((figure) => figure.label === label)?.text ?? '';
      return Number(text.replaceAll(',', ''));
    };

    expect(figureOf(whole)).toBeGreaterThan(0);
    expect(await listed(whole.records?.path)).toBe(figureOf(whole));
    const opened = await ask(whole.shares.rows.find(({ opens }) => opens !== null)?.opens ?? '');
    expect(await listed(opened.records?.path)).toBe(figureOf(opened));
  },
);

test('TRU-05 each of the fifteen systems has a board of its own', async () => {
  const tab = chief.tab({ storeNo: 'S02001', bgNo: 'BG01', companyNo: 'C01' });
  const boards = await Promise.all(
    subsystemKeys.map((system) => tab(getBoard, { system, period: 'month' })),
  );

  expect(boards).toHaveLength(15);
  for (const { title, main } of boards)
    expect({ title, text: main.text }).not.toEqual({ title, text: '0' });
  const parts = ['main', 'trend', 'ranking', 'structure'] as const;
  for (const part of parts) {
    const different = new Set(boards.map((board) => JSON.stringify(board[part])));
    expect({ part, different: different.size }).toEqual({ part, different: 15 });
  }
  expect(new Set(boards.map(({ title }) => title)).size).toBe(15);
});

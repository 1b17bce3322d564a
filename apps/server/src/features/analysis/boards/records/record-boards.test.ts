import { getBoard } from '@portal/contract/analysis/board';
import { recordCalls } from '@portal/contract/records/record-calls';
import { contractReviews } from '@portal/contract/records/types/lms/contracts';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const person = await world.person({ roles: ['administrator'] });
const review = recordCalls(contractReviews);

const made = await Promise.all(
  (['lease', 'lease', 'service'] as const).map((kind) =>
    person.call(review.create, {
      fields: { title: '门店租赁合同', kind, party: '示例置业公司', amount: 120_000 },
    }),
  ),
);
const [first] = made;
if (first) await person.call(review.step, { id: first.id, version: first.version, step: 'pass' });

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

test('a part that no record has is not there', async () => {
  await expect(boardOf('place:nothing')).rejects.toThrow('record.not-found');
});

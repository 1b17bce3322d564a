import { textIn } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { dailyClosings } from '@portal/ors/records/daily-closings';
import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { slips as slipRecords } from '@portal/ors/records/slips';
import { getDaySales } from '@portal/contract/stores/day-sales';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { setFieldRules } from '#testing/fixtures/rules.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const storeNo = 'S02001';
const day = '2026-11-21';
const clerk = await world.person({ stores: [storeNo], roles: ['store-clerk'] });
const atStore = clerk.tab({ storeNo });
const officer = await world.person({ roles: ['loss-prevention'] });
const { create, get, find } = recordCalls(dailyClosings);
const differences = recordCalls(cashDifferences);

/** The words that are shown to a clerk whose closing is refused. */
async function wordsFor(fields: Record<string, unknown>): Promise<string> {
  const reply = await world.inject({
    method: 'POST',
    url: `/api${create.path}`,
    headers: { ...clerk.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ fields: { store: storeNo, ...fields } }),
  });
  return reply.json().message;
}

const cashOf = async (of: string): Promise<number> => {
  const { payments } = await atStore(getDaySales, { day: of });
  return payments.find(({ payment }) => payment === 'cash')?.amount ?? 0;
};

test('cash that does not agree is explained, becomes a cash difference, and is settled at both ends', async () => {
  const { payments, total, slips, closing } = await atStore(getDaySales, { day });
  expect(closing).toBeNull();
  expect(total).toBeCloseTo(
    payments.reduce((sum, { amount }) => sum + amount, 0),
    2,
  );
  const counted = (await cashOf(day)) - 10.5;

  expect(await wordsFor({ day, counted })).toBe('现金与小票不一致，请填写差异说明');
  // What a page says about sums is not asked.
  const closed = await clerk.call(create, {
    fields: { store: storeNo, day, counted, explanation: '少收一笔找零', total: 1, cash: counted },
  });

  expect(closed).toMatchObject({ state: 'differs', fields: { total, slips, difference: -10.5 } });
  const id = textIn(closed.fields['cashDifference']);
  const filed = await officer.call(differences.get, { id });
  expect(filed).toMatchObject({
    state: 'explained',
    fields: { store: storeNo, day, difference: -10.5, explanation: '少收一笔找零' },
  });
  await officer.call(differences.step, {
    id,
    version: 1,
    step: 'settle',
    fields: { settlement: '收银员补足' },
  });
  expect(await clerk.call(get, { id: closed.id })).toMatchObject({ state: 'settled' });
});

test('a day is closed once, by one of two who try at once, and not before it came', async () => {
  const colleague = await world.person({ stores: [storeNo], roles: ['store-clerk'] });
  const [other] = (await clerk.call(find, { sort: 'day' })).records;
  const early = '2026-10-01';
  const fields = { store: storeNo, day: early, counted: await cashOf(early) };

  const both = await Promise.allSettled([
    clerk.call(create, { fields }),
    colleague.call(create, { fields }),
  ]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await wordsFor(fields)).toMatch(/^2026-10-01 已日结（RJ\d+）$/);
  expect((await atStore(getDaySales, { day: early })).closing).toMatch(/^RJ/);
  expect(await wordsFor({ ...fields, day: '2026-11-22' })).toBe('营业日不能晚于今天');
  expect(other?.fields['day']).not.toBe(early);
});

test('who does not work in a store neither reads its sales nor closes its day', async () => {
  const stranger = await world.person({ stores: ['S02002'], roles: ['store-clerk'] });

  await expect(stranger.tab({ storeNo })(getDaySales, { day })).rejects.toThrow('context.foreign');
  const fields = { store: storeNo, day: '2026-11-01', counted: 0 };
  await expect(stranger.call(create, { fields })).rejects.toThrow('input.invalid');
});

test('who does not see what slips come to reads no sales of a day either', async () => {
  const role = await roleIn(world.db)({ actions: ['ors:closing:list'] });
  await setFieldRules(world.db, [role, slipRecords], { amount: 'hidden' });
  const guide = await world.person({ stores: [storeNo], roles: [role] });

  const sales = guide.tab({ storeNo })(getDaySales, { day });
  await expect(sales).rejects.toThrow('record.hidden-field');
});

import { day } from '@portal/common/durations';
import { recordCalls } from '@portal/contract/records/record-calls';
import { priceChanges } from '@portal/imos/records/price-changes';
import { expect, test } from 'vitest';
import { cleanUpQueue } from '#platform/jobs/clean-up.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
world.jobs.start();
const prices = recordCalls(priceChanges);
const fields = { style: 'YZ26W-1103', tag: 599, price: 399, from: '2026-12-01', reason: 'season' };

const supervisor = async (): Promise<ReturnType<Person['tab']>> => {
  const person = await world.person({
    roles: ['regional-supervisor'],
    businessGroups: ['BG01'],
    stores: ['S02001'],
  });
  return person.tab({ bgNo: 'BG01' });
};

const twice = <T>(send: () => Promise<T>) => Promise.all([send(), send()]);

let made = 0;
const newKey = () => `key-of-one-form-${(made += 1)}`;

test('FIX-33 a create, edit, step, comment and batch that are sent again with their key happen once, and are answered as the first time', async () => {
  const [tab, decider] = [await supervisor(), await supervisor()];
  const [create, edit, step, comment] = [newKey(), newKey(), newKey(), newKey()];
  const before = await tab(prices.count, {});

  const record = await tab(prices.create, { fields, once: create });
  expect(await tab(prices.create, { fields, once: create })).toEqual(record);
  expect((await tab(prices.count, {})).total).toBe(before.total + 1);

  const { id } = record;
  const changing = { id, version: 1, fields: { price: 450 }, once: edit };
  const changed = await tab(prices.edit, changing);
  expect(await tab(prices.edit, changing)).toEqual(changed);

  const stepping = { id, version: 2, step: 'submit', once: step };
  const submitted = await tab(prices.step, stepping);
  expect(submitted).toMatchObject({ version: 3, state: 'submitted' });
  expect(await tab(prices.step, stepping)).toEqual(submitted);

  const saying = { id, words: '请尽快', once: comment };
  const said = await tab(prices.comment, saying);
  expect(await tab(prices.comment, saying)).toEqual(said);

  const deciding = { rows: [{ id, version: 3 }], step: 'approve', once: newKey() };
  const decided = await decider(prices.batch, deciding);
  expect(decided.rows).toMatchObject([{ id, isDone: true, record: { version: 4 } }]);
  expect(await decider(prices.batch, deciding)).toEqual(decided);

  const { events } = await tab(prices.timeline, { id });
  expect(events.map(({ kind }) => kind)).toEqual(['step', 'comment', 'step', 'changed', 'created']);
});

test('FIX-33 of two that come at once one happens, and both have its answer', async () => {
  const tab = await supervisor();
  const before = await tab(prices.count, {});
  const once = newKey();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => tab(prices.create, { fields, once })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await tab(prices.count, {})).total).toBe(before.total + 1);

  const [record] = answers;
  if (!record) throw new Error('not made');
  const stepping = { id: record.id, version: 1, step: 'submit', once: newKey() };
  const saying = { id: record.id, words: '请尽快', once: newKey() };
  const batching = { rows: [{ id: record.id, version: 2 }], step: 'withdraw', once: newKey() };
  const [first, second] = await twice(() => tab(prices.step, stepping));
  expect(second).toEqual(first);
  await twice(() => tab(prices.comment, saying));
  const [one, other] = await twice(() => tab(prices.batch, batching));
  expect(one.rows).toMatchObject([{ isDone: true }]);
  expect(other).toEqual(one);
  const { events } = await tab(prices.timeline, { id: record.id });
  expect(events.map(({ kind }) => kind)).toEqual(['step', 'comment', 'step', 'created']);
});

test('FIX-33 other contents under a key are refused in words, and the key of somebody else is none', async () => {
  const [tab, other] = [await supervisor(), await supervisor()];
  const once = newKey();
  const { id } = await tab(prices.create, { fields, once });
  const changed = { fields: { ...fields, price: 400 }, once };
  await expect(tab(prices.create, changed)).rejects.toThrow('call.other-contents');
  await expect(tab(prices.comment, { id, words: '好', once })).rejects.toThrow(
    'call.other-contents',
  );
  const rows = [{ id, version: 1 }];
  const batch = newKey();
  await tab(prices.batch, { rows, fields: { price: 410 }, once: batch });
  const another = tab(prices.batch, { rows, fields: { price: 420 }, once: batch });
  await expect(another).rejects.toThrow('call.other-contents');

  const theirs = await other(prices.create, { fields, once });
  expect(theirs.id).not.toBe(id);
});

test('FIX-33 a refused call keeps no answer: sent again with its key it is done', async () => {
  const tab = await supervisor();
  const once = newKey();
  const dear = { fields: { ...fields, price: 999 }, once };
  await expect(tab(prices.create, dear)).rejects.toThrow('input.invalid');
  expect(await tab(prices.create, { fields, once })).toMatchObject({ version: 1 });
});

test('FIX-33 an answer is forgotten after a day', async () => {
  const tab = await supervisor();
  await tab(prices.create, { fields, once: newKey() });
  const kept = () =>
    world.db
      .selectFrom('call_answer')
      .select((row) => row.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  expect(Number((await kept()).rows)).toBeGreaterThan(0);
  world.clock.advance(day);
  await world.jobs.send(cleanUpQueue, {});
  await expect.poll(async () => Number((await kept()).rows)).toBe(0);
});

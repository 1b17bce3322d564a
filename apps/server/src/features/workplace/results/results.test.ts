import { day, second } from '@portal/common/durations';
import { getResult, keepResult } from '@portal/contract/workplace/results';
import type { z } from 'zod';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const done: z.input<typeof keepResult.input> = {
  kind: 'success',
  system: 'ors',
  title: '2026-11-29 已日结',
  text: '短款 12.00 元已转防损处理。',
  facts: [{ label: '日结单', value: 'RJ20261100001' }],
  next: '防损专员核对后自动核销。',
  actions: [{ text: '查看日结单', path: '/ors/stock/closing?record=RJ20261100001' }],
};

test('ACC-03 a result is kept as text at an address of its kind, and shown to its person again and again', async () => {
  const lin = await world.person();
  const { id, path } = await lin.call(keepResult, done);

  expect(path).toBe(`/result/success?id=${id}`);
  for (const _ of [1, 2]) expect(await lin.call(getResult, { id })).toMatchObject(done);
});

test('ACC-03 nobody else is shown it: not a colleague, not in another tenant, and whoever is not signed in neither', async () => {
  const lin = await world.person();
  const { id } = await lin.call(keepResult, done);
  await world.db
    .insertInto('tenant')
    .values({ id: 61, name: '六十一号租户' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [colleague, stranger] = [await world.person(), await world.person({ tenantId: 61 })];

  for (const person of [colleague, stranger]) {
    await expect(person.call(getResult, { id })).rejects.toThrow('result.not-found');
  }
  await expect(world.visitor.call(getResult, { id })).rejects.toThrow('session.expired');
});

test('a result is kept for a week, and of one person the newest fifty', async () => {
  const lin = await world.person();
  const { id: first } = await lin.call(keepResult, done);
  for (let nth = 0; nth < 50; nth += 1) {
    world.clock.advance(second);
    await lin.call(keepResult, { ...done, title: `第 ${nth + 1} 个` });
  }
  await expect(lin.call(getResult, { id: first })).rejects.toThrow('result.not-found');

  const { id } = await lin.call(keepResult, done);
  const inAWeek = async (ms: number) => {
    world.clock.advance(ms);
    return (await world.personOf(lin.workNo)).call(getResult, { id });
  };
  expect(await inAWeek(7 * day - second)).toMatchObject({ title: done.title });
  await expect(inAWeek(second)).rejects.toThrow('result.not-found');
});

test.each([
  ['another site', { actions: [{ text: '继续', path: 'https://evil.example/' }] }],
  ['another site without its protocol', { actions: [{ text: '继续', path: '//evil.example/' }] }],
  ['another site by a backslash', { actions: [{ text: '继续', path: '/\\evil.example/' }] }],
  ['a script', { actions: [{ text: '继续', path: 'javascript:alert(1)' }] }],
  ['no title', { title: '' }],
  ['four ways on', { actions: Array.from({ length: 4 }, () => ({ text: '继续', path: '/ams' })) }],
  ['an unknown system', { system: 'erp' }],
])('a result with %s is refused', async (_, wrong) => {
  const lin = await world.person();
  // The page of a system may send what its types do not allow.
  const sent = Object.assign({}, done, wrong);
  await expect(lin.call(keepResult, sent)).rejects.toThrow('input.invalid');
});

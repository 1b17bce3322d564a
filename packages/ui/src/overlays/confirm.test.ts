import { expect, test } from 'vitest';
import { confirm, questions } from './confirm.ts';

test('questions are asked one after the other, and each gets its own answer', async () => {
  const leave = confirm({ title: '退出登录' });
  const remove = confirm({ title: '删除' });
  expect(questions.get().map(({ title }) => title)).toEqual(['退出登录', '删除']);

  questions.get()[0]?.answer(true);
  questions.get()[0]?.answer(false);

  expect([await leave, await remove]).toEqual([true, false]);
  expect(questions.get()).toEqual([]);
});

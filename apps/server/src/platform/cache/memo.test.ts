import { expect, test } from 'vitest';
import { createMemo } from './memo.ts';

/** Counts how often something was made. */
function countedMaker() {
  const made: string[] = [];
  return {
    made,
    make: (what: string) => async () => {
      made.push(what);
      return what;
    },
  };
}

test('what many ask for at once is made once', async () => {
  const memo = createMemo<string>({ most: 10 });
  const { made, make } = countedMaker();

  await Promise.all(Array.from({ length: 50 }, () => memo.get(1, 'a', make('a'))));

  expect(made).toEqual(['a']);
});

test('a new version of the facts makes everything anew', async () => {
  const memo = createMemo<string>({ most: 10 });
  const { made, make } = countedMaker();

  await memo.get(1, 'a', make('before'));
  expect(await memo.get(2, 'a', make('after'))).toBe('after');
  expect(made).toEqual(['before', 'after']);
});

test('the least recently used are forgotten first, by their weight', async () => {
  const memo = createMemo<string>({ most: 6, weigh: (value) => value.length });
  const { made, make } = countedMaker();

  for (const key of ['aa', 'bb', 'cc', 'aa', 'dd']) await memo.get(1, key, make(key));
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd']);
  await memo.get(1, 'aa', make('aa'));
  await memo.get(1, 'bb', make('bb'));

  expect(made).toEqual(['aa', 'bb', 'cc', 'dd', 'bb']);
});

test('a failure is not remembered', async () => {
  const memo = createMemo<string>({ most: 10 });

  await expect(memo.get(1, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memo.get(1, 'a', async () => 'there')).toBe('there');
});

test('what was asked for before a change and answered after it is not kept, nor takes any room', async () => {
  const memo = createMemo<string>({ most: 2, weigh: (value) => value.length });
  const { made, make } = countedMaker();
  const { promise, resolve } = Promise.withResolvers<string>();

  const late = memo.get(1, 'a', () => promise);
  await memo.get(2, 'a', make('n'));
  resolve('old');
  expect(await late).toBe('old');

  await memo.get(2, 'b', make('m'));
  await memo.get(2, 'a', make('n'));
  expect(made).toEqual(['n', 'm']);
});

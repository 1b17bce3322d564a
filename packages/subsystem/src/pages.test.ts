import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubsystemFailure } from './failure.ts';
import { createPageLoader } from './pages.ts';

const List = () => null;
const reported: SubsystemFailure[] = [];
const loaderOf = (pages: Parameters<typeof createPageLoader>[0]) =>
  createPageLoader(pages, (error) => void reported.push(error));

beforeEach(() => {
  reported.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('MNU-21 a component the subsystem does not have is no page of it', () => {
  const load = loaderOf({ 'members/List': async () => List });

  for (const component of ['members/Missing', 'toString', null]) {
    expect(load(component)).toBeUndefined();
  }
});

test('a page is fetched once for a visit, however often it is opened', async () => {
  let fetches = 0;
  const load = loaderOf({
    'members/List': async () => {
      fetches += 1;
      return List;
    },
  });
  await load('members/List')?.settled;

  expect(load('members/List')?.get()).toBe(List);
  expect(fetches).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that came in one visit is there at once in the next', async () => {
  let fetches = 0;
  const pages = {
    'members/List': async () => {
      fetches += 1;
      return List;
    },
  };
  await loaderOf(pages)('members/List')?.settled;
  const again = loaderOf(pages)('members/List');

  expect(again?.get()).toBe(List);
  expect(again?.settled).toBeUndefined();
  expect(fetches).toBe(1);
});

test.each([
  'Failed to fetch dynamically imported module: https://portal.example/list.js',
  'error loading dynamically imported module: https://portal.example/list.js',
  'Importing a module script failed.',
])('a page that cannot be fetched is reported (%s)', async (message) => {
  const load = loaderOf({ 'members/List': () => Promise.reject(new TypeError(message)) });
  const page = load('members/List');
  await page?.settled;

  expect(page?.get()).toBeNull();
  expect(reported).toMatchObject([{ kind: 'entry', cause: { message } }]);
});

test('ERR-15 a page that never comes is given up after 120000 ms', () => {
  const load = loaderOf({ 'members/List': () => new Promise(() => {}) });
  load('members/List');

  vi.advanceTimersByTime(119_999);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toMatchObject([{ kind: 'timeout' }]);
});

test('FIX-02 a page that throws while it is evaluated, or is not exported, is broken and not out of reach', async () => {
  const [broken, missing] = [new ReferenceError('x is not defined'), undefined];
  await loaderOf({ 'members/List': () => Promise.reject(broken) })('members/List')?.settled;
  // @ts-expect-error -- the compiler turns down what a file of another build may bring all the same
  await loaderOf({ 'members/List': async () => missing })('members/List')?.settled;

  expect(reported).toMatchObject([{ kind: 'runtime', cause: broken }, { kind: 'runtime' }]);
});

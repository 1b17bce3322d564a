import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEpochTracker } from './epoch-tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates the tracker of a page that holds 1.1.1, before a server that answers under the given epochs. */
function pageBefore(answers: (string | Error)[]) {
  const renewals: { access: boolean; words: boolean }[] = [];
  const page = createEpochTracker({
    held: '1.1.1',
    async renew(changed) {
      renewals.push(changed);
      const answer = answers.shift() ?? '9.9.9';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { page, renewals, settled: () => vi.advanceTimersByTimeAsync(5_000) };
}

test('what changed is renewed once, however often the page hears of it', async () => {
  const { page, renewals, settled } = pageBefore([]);

  page.hear('2.1.1');
  page.hear('2.1.1');
  page.notice('2.1.1');
  await settled();

  expect(renewals).toEqual([{ access: true, words: false }]);
  expect(page.heard()).toBe('2.1.1');
});

test('a change that comes while another is being fetched is not missed', async () => {
  const { page, renewals, settled } = pageBefore([]);

  page.hear('1.2.1');
  page.hear('1.2.2');
  await settled();
  page.hear('1.2.3');
  await settled();

  expect(renewals).toEqual([
    { access: true, words: true },
    { access: false, words: true },
  ]);
});

test('an answer of a node that has not heard yet, or none, is no news: the next begins anew', async () => {
  const { page, renewals, settled } = pageBefore(['1.1.1', new Error('no answer'), '2.1.1']);

  for (const attempt of [1, 2, 3]) {
    page.hear('2.1.1');
    await settled();
    expect(renewals.length).toBe(attempt);
    expect(page.heard()).toBe(attempt < 3 ? '1.1.1' : '2.1.1');
  }
});

test('an older answer that comes late changes nothing; that the server says something lower does', async () => {
  const { page, renewals, settled } = pageBefore([]);

  page.notice('1.1.0');
  await settled();
  expect(renewals).toEqual([]);
  page.hear('1.0.1');
  await settled();
  expect(renewals).toEqual([{ access: true, words: false }]);
});

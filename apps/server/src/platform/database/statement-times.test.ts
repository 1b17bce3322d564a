import { expect, test } from 'vitest';
import { createStatementClock, type StatementEvent } from './statement-times.ts';

const event = (sql: string, ms: number, level: StatementEvent['level'] = 'query') => ({
  level,
  query: { sql },
  queryDurationMillis: ms,
});

test('statements are added up by their text, the longest in all first', () => {
  const clock = createStatementClock();
  clock.note(event('select 1', 40));
  clock.note(event('select 2', 30));
  clock.note(event('select 2', 20, 'error'));

  expect(clock.slowest(2)).toEqual([
    { text: 'select 2', count: 2, totalMs: 50, maxMs: 30, failed: 1 },
    { text: 'select 1', count: 1, totalMs: 40, maxMs: 40, failed: 0 },
  ]);
});

test('however many statements there are, slow ones are remembered', () => {
  const clock = createStatementClock();
  clock.note(event('slow', 9_000));
  for (let at = 0; at < 5_000; at += 1) clock.note(event(`select ${at}`, 1));

  expect(clock.slowest(1)).toMatchObject([{ text: 'slow' }]);
  expect(clock.slowest(10_000).length).toBeLessThanOrEqual(1_000);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offersUndo } from '../use-record-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('FIX-57 a step whose answer came late is offered back for what is left of the ten seconds, then not at all', () => {
  const offer = offersUndo();
  vi.advanceTimersByTime(4_000);
  expect(offer(async () => undefined)).toMatchObject({ lifeMs: 6_000, action: { text: '撤销' } });
  vi.advanceTimersByTime(6_000);
  expect(offer(async () => undefined)).toEqual({});
});

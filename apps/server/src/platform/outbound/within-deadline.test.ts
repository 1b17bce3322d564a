import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withinDeadline } from './within-deadline.ts';

const never = () => Promise.withResolvers<never>().promise;
const log = pino({ level: 'silent' });

test('a user has an answer after three seconds and a half, however many calls their errand takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const outcome = vi.fn<(outcome: unknown) => void>();

  void withinDeadline(log, never).catch(outcome);
  await vi.advanceTimersByTimeAsync(3_499);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ refusal: 'outside.timeout' }));
});

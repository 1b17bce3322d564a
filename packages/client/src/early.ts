import type { Call, Input } from '@portal/contract/call';
import type { z } from 'zod';

/** An early answer nobody came for is too old to be handed over after this many milliseconds. */
const keepMs = 10_000;

const early = new Map<string, Promise<unknown>>();

const keyOf = (call: Call, input: Record<string, unknown>): string =>
  [call.method, call.path, JSON.stringify(input)].join(' ');

/** Keeps what a call made ahead of need will bring, for the one who is about to make it. */
export function keepEarly<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  answer: Promise<unknown>,
): void {
  const key = keyOf(call, input);
  early.set(key, answer);
  setTimeout(() => early.delete(key), keepMs);
  // Whoever comes for it hears of a problem; until then nobody is asked.
  answer.catch(() => undefined);
}

/** What was asked for ahead of need, once: the next to ask makes the call. */
export function takeEarly(
  call: Call,
  input: Record<string, unknown>,
): Promise<unknown> | undefined {
  const key = keyOf(call, input);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

import { second } from '@portal/common/durations';
import type { Call, Input } from '@portal/contract/call';
import { type WorkContext, contextVersion } from '@portal/contract/workplace/work-context';
import type { z } from 'zod';
import { currentContext } from './work-context.ts';

/** An answer that is not taken within this time is dropped. */
const keepMs = 10 * second;

interface EarlyAnswer {
  answer: Promise<unknown>;
  /** The result, once it has arrived. */
  arrived?: { result: unknown };
}

const early = new Map<string, EarlyAnswer>();

const keyOf = (call: Call, input: Record<string, unknown>, chosen = currentContext()): string =>
  [call.method, call.path, JSON.stringify(input), contextVersion(chosen)].join(' ');

/** Keeps what a call made ahead of need will bring, for the one who is about to make it; `chosen` is what it is made for. */
export function keepEarly<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  answer: Promise<unknown>,
  chosen?: WorkContext,
): void {
  const key = keyOf(call, input, chosen);
  const kept: EarlyAnswer = { answer };
  early.set(key, kept);
  setTimeout(() => early.delete(key), keepMs);
  answer.then(
    (result) => (kept.arrived = { result }),
    // The call that takes it reports a problem.
    () => undefined,
  );
}

/** Returns whether this call was made ahead of need and its answer not yet taken. */
export const isEarly = (
  call: Call,
  input: Record<string, unknown>,
  chosen?: WorkContext,
): boolean => early.has(keyOf(call, input, chosen));

/** Takes the answer of a call made ahead of need, once; the next `send` makes a request of its own. */
export function takeEarly(
  call: Call,
  input: Record<string, unknown>,
): Promise<unknown> | undefined {
  const key = keyOf(call, input);
  const kept = early.get(key);
  early.delete(key);
  return kept?.answer;
}

/** Takes a result that has already arrived, once. */
export function takeArrived(
  call: Call,
  input: Record<string, unknown>,
): { result: unknown } | undefined {
  const key = keyOf(call, input);
  const arrived = early.get(key)?.arrived;
  if (arrived) early.delete(key);
  return arrived;
}

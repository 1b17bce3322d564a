import type { Call, Input } from '@portal/contract/call';
import { type Chosen, versionOf } from '@portal/contract/workplace/work-context';
import type { z } from 'zod';
import { currentChosen } from './work-context.ts';

/** An early answer nobody came for is too old to be handed over after this many milliseconds. */
const keepMs = 10_000;

interface Early {
  answer: Promise<unknown>;
  /** What it brought, once it has. */
  arrived?: { result: unknown };
}

const early = new Map<string, Early>();

const keyOf = (call: Call, input: Record<string, unknown>, chosen = currentChosen()): string =>
  [call.method, call.path, JSON.stringify(input), versionOf(chosen)].join(' ');

/** Keeps what a call made ahead of need will bring, for the one who is about to make it; `chosen` is what it is made for. */
export function keepEarly<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  answer: Promise<unknown>,
  chosen?: Chosen,
): void {
  const key = keyOf(call, input, chosen);
  const kept: Early = { answer };
  early.set(key, kept);
  setTimeout(() => early.delete(key), keepMs);
  answer.then(
    (result) => (kept.arrived = { result }),
    // Whoever comes for it hears of a problem; until then nobody is asked.
    () => undefined,
  );
}

/** Whether somebody has asked for it ahead of need, and nobody has come for it. */
export const isEarly = (call: Call, input: Record<string, unknown>, chosen?: Chosen): boolean =>
  early.has(keyOf(call, input, chosen));

/** What was asked for ahead of need, once: the next to ask makes the call. */
export function takeEarly(
  call: Call,
  input: Record<string, unknown>,
): Promise<unknown> | undefined {
  const key = keyOf(call, input);
  const kept = early.get(key);
  early.delete(key);
  return kept?.answer;
}

/** What was asked for ahead of need and is here by now, once. */
export function takeArrived(
  call: Call,
  input: Record<string, unknown>,
): { result: unknown } | undefined {
  const key = keyOf(call, input);
  const arrived = early.get(key)?.arrived;
  if (arrived) early.delete(key);
  return arrived;
}

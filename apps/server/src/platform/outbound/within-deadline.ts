import type { Refusal } from '@portal/contract/refusals';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { OutsideProblem } from './outbound.ts';
import { refuse, Refused } from '#platform/http/refuse.ts';

/** However many calls an errand takes, the person has an answer after this many milliseconds. */
const patienceMs = 3_500;

/**
 * Does an errand at services outside on behalf of somebody who is waiting: within its time, and with whatever goes wrong
 * told as a refusal. What the service said goes to the log.
 */
export async function askOutside<T>(log: Logger, errand: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OutsideProblem('timeout', 'errand')), patienceMs);
  try {
    return await Promise.race([errand(), late]);
  } catch (error) {
    if (error instanceof Refused) throw error;
    log.warn({ err: error }, 'service outside');
    return refuse(refusalFor(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** What a service outside said, in the shape it promised. @throws {Refused} when it is anything else. */
export function readAnswer<T extends z.ZodType>(shape: T, text: string): z.infer<T> {
  const read = shape.safeParse(parse(text));
  return read.success ? read.data : refuse('outside.garbled', { cause: read.error });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Libraries wrap what our way out told them, so it is looked for behind the error, too. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof OutsideProblem) return byKind(error);
  const hasCause = error instanceof Error && error.cause !== undefined;
  return hasCause ? refusalFor(error.cause) : 'outside.garbled';
}

function byKind({ kind, status = 500 }: OutsideProblem): Refusal {
  if (kind === 'timeout') return 'outside.timeout';
  return kind === 'refused' && status < 500 && status !== 429
    ? 'outside.refused'
    : 'outside.unavailable';
}

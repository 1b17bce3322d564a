import type { Refusal } from '@portal/contract/refusals';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { OutboundError } from './outbound.ts';
import { refuse, Refused } from '#platform/http/refuse.ts';

/** The caller has a response after this many milliseconds, however many calls the work takes. */
const patienceMs = 3_500;

/**
 * Runs calls to services outside for a waiting user: within a deadline, and with every failure turned into a refusal.
 * The text of the service goes to the log.
 */
export async function withinDeadline<T>(log: Logger, errand: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OutboundError('timeout', 'errand')), patienceMs);
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

/** Parses the response of a service outside. @throws {Refused} when it has another shape. */
export function parseResponse<T extends z.ZodType>(shape: T, text: string): z.infer<T> {
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

/** Returns the refusal for an error, looking through its causes: libraries wrap our errors. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof OutboundError) return byKind(error);
  const hasCause = error instanceof Error && error.cause !== undefined;
  return hasCause ? refusalFor(error.cause) : 'outside.garbled';
}

function byKind({ kind, status = 500 }: OutboundError): Refusal {
  if (kind === 'timeout') return 'outside.timeout';
  return kind === 'refused' && status < 500 && status !== 429
    ? 'outside.refused'
    : 'outside.unavailable';
}

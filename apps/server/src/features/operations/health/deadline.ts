import { second } from '@portal/common/durations';
import { refuse } from '#platform/http/refuse.ts';

/** A database that takes longer counts as unavailable. */
const deadlineMs = 2 * second;

/** @throws {Refused} `server.unavailable` if the database fails or takes too long. */
export async function withDeadline<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database is slow')), deadlineMs);
  try {
    return await Promise.race([answer, late.promise]);
  } catch (cause) {
    return refuse('server.unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

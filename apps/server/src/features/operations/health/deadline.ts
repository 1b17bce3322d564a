import { refuse } from '#platform/refuse';

/** A database that takes longer to answer is as good as away. */
const patienceMs = 2_000;

/** @throws {Refused} `server.unavailable` when the database does not answer, or not in time. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database is slow')), patienceMs);
  try {
    return await Promise.race([answer, late.promise]);
  } catch (cause) {
    return refuse('server.unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';

/** A database that takes longer to answer is as good as away. */
const patienceMs = 2_000;

/** @throws {Refused} `server.unavailable` when the database does not answer in time. */
export async function insistOnDatabase(db: Database): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database is slow')), patienceMs);
  try {
    await Promise.race([sql`select 1`.execute(db), late.promise]);
  } catch (cause) {
    refuse('server.unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Has jobs that failed be tried again now instead of after their wait. */
export async function hastenJobs(db: Database): Promise<void> {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '#platform/database';

export async function countSessions(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .where('expires_at', '>', now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

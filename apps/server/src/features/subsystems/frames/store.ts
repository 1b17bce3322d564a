import type { Database } from '#platform/database/database.ts';

/** Finds the user of a valid session, if the user is active. */
export function findHolder(
  db: Database,
  { sessionHash, personId }: { sessionHash: Buffer; personId: string },
  now: Date,
) {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('token_hash', '=', sessionHash)
    .where('person.id', '=', personId)
    .where('expires_at', '>', now)
    .where('status', '=', 'active')
    .select(['work_no as workNo', 'realname', 'session.tenant_id as tenantId'])
    .executeTakeFirst();
}

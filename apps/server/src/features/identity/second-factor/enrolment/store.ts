import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';

/** Returns the state of enrolment of a session. */
export async function enrolmentOf(db: Database, { tokenHash }: Session) {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('token_hash', '=', tokenHash)
    .select(['phone', 'method', 'enrolment_until as until'])
    .select(
      sql<number>`
        ((select count(*) from totp_secret where totp_secret.person_id = session.person_id)
          + (select count(*) from passkey where passkey.person_id = session.person_id))::int`.as(
        'factors',
      ),
    )
    .executeTakeFirstOrThrow();
}

export async function openEnrolmentOf(
  db: Database,
  tokenHash: Buffer,
  until: Date | null,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ enrolment_until: until })
    .where('token_hash', '=', tokenHash)
    .execute();
}

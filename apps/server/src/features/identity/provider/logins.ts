import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

export interface Login {
  /** Known to the client as `sid`, and the name of what it was granted. */
  id: string;
  personId: string;
  /** The time of the user's authentication with us. */
  provedAt: Date;
}

/** The last authentication in a session: its beginning, or the last reauthentication. */
const authenticatedAt = sql<Date>`greatest(created_at, proved_at)`;

/** Manages the logins of sessions at clients. */
export function createLogins({ db, clock }: { db: Database; clock: Clock }) {
  async function begin(sessionHash: Buffer, clientId: string): Promise<Login | undefined> {
    const id = randomBytes(24).toString('base64url');
    const now = clock.now();
    const session = await db
      .selectFrom('session')
      .where('token_hash', '=', sessionHash)
      .where('expires_at', '>', now)
      .select(['person_id as personId', authenticatedAt.as('provedAt')])
      .executeTakeFirst();
    if (!session) return undefined;
    await db
      .insertInto('sso_login')
      .values({
        id,
        session_hash: sessionHash,
        person_id: session.personId,
        client_id: clientId,
        due_at: now,
        created_at: now,
      })
      .execute();
    return { id, ...session };
  }

  return {
    /** Returns the last authentication in a session; undefined when the session is over. */
    async authenticatedAt(sessionHash: Buffer): Promise<Date | undefined> {
      const session = await db
        .selectFrom('session')
        .where('token_hash', '=', sessionHash)
        .where('expires_at', '>', clock.now())
        .select(authenticatedAt.as('at'))
        .executeTakeFirst();
      return session?.at;
    },

    /** Begins a login of a session at a client; undefined when the session is over. */
    begin,

    /** The id of the login a session has at a client already, or of a new one: a frame that is opened often has one. */
    async idOf(sessionHash: Buffer, clientId: string): Promise<string | undefined> {
      const known = await db
        .selectFrom('sso_login')
        .where('session_hash', '=', sessionHash)
        .where('client_id', '=', clientId)
        .select('id')
        .limit(1)
        .executeTakeFirst();
      return known?.id ?? (await begin(sessionHash, clientId))?.id;
    },

    /** Returns whether the session behind a login goes on and its user may still sign in. */
    async isAlive(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('sso_login')
        .innerJoin('session', 'token_hash', 'session_hash')
        .innerJoin('person', 'person.id', 'session.person_id')
        .where('sso_login.id', '=', id)
        .where('expires_at', '>', clock.now())
        .where('status', '=', 'active')
        .select('sso_login.id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type Logins = ReturnType<typeof createLogins>;

import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

interface TicketKind {
  /** The purpose; a ticket of another purpose is invalid. */
  purpose: string;
  /** Validity in milliseconds. */
  lifeMs: number;
}

export type Tickets = ReturnType<typeof createTickets>;

/**
 * Issues single-use tickets of 256 bits: for a sign-on to another system, for the next step of a flow. The database has
 * their hash; their payload stays there and never travels.
 */
export function createTickets({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Issues a ticket, as text for an address or a header (base64url). `payload` is stored as JSON. */
    async issue(
      { purpose, lifeMs }: TicketKind,
      payload: object,
      within: Database = db,
    ): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + lifeMs);
      await within
        .insertInto('ticket')
        .values({ hash: hashOf(ticket), purpose, payload: JSON.stringify(payload), expires_at })
        .execute();
      return ticket;
    },

    /** Returns the payload of a ticket and keeps the ticket; undefined for an invalid one. */
    async read(purpose: string, ticket: string): Promise<unknown> {
      const row = await db
        .selectFrom('ticket')
        .where('hash', '=', hashOf(ticket))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock.now())
        .select('payload')
        .executeTakeFirst();
      return row?.payload;
    },

    /** Returns the payload of a ticket and uses it up; undefined for one that is used, too old, or unknown. */
    async redeem(purpose: string, ticket: string, within: Database = db): Promise<unknown> {
      const row = await within
        .deleteFrom('ticket')
        .where('hash', '=', hashOf(ticket))
        .where('purpose', '=', purpose)
        .returning(['payload', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > clock.now() ? row.payload : undefined;
    },
  };
}

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

export const deleteExpiredTickets = (db: Database, now: Date) =>
  db.deleteFrom('ticket').where('expires_at', '<=', now).execute();

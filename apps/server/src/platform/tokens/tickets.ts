import { minute } from '@portal/common/durations';
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { nowAndThen } from '#platform/time/throttle.ts';

interface TicketKind {
  /** What it is good for; one issued for something else is none. */
  purpose: string;
  /** How long it may be shown, in milliseconds. */
  lifeMs: number;
}

export type Tickets = ReturnType<typeof createTickets>;

/**
 * Tickets of 256 bits that are good once: for a hand-over to another system, for the next step of a flow. The database
 * knows them by their hash; what they stand for is kept there and never travels.
 */
export function createTickets({ db, clock }: { db: Database; clock: Clock }) {
  const sweep = nowAndThen({ clock, everyMs: minute }, (now) =>
    db.deleteFrom('ticket').where('expires_at', '<=', now).execute(),
  );

  return {
    /** A new ticket, as text for an address or a header (base64url). `payload` is kept as JSON. */
    async issue(
      { purpose, lifeMs }: TicketKind,
      payload: object,
      within: Database = db,
    ): Promise<string> {
      await sweep();
      const ticket = randomBytes(32).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + lifeMs);
      await within
        .insertInto('ticket')
        .values({ hash: hashOf(ticket), purpose, payload: JSON.stringify(payload), expires_at })
        .execute();
      return ticket;
    },

    /** What a ticket stands for, leaving it as it is; undefined for one that is no good. */
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

    /** What a ticket stands for, once; undefined for one that was shown before, is too old, or never was. */
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

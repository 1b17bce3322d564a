import { handOverLifeMs } from '@portal/contract/limits';
import type { SignedIn } from '@portal/contract/identity/session';
import { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { findActivePerson, personOf } from './store.ts';

interface TicketSignInParts {
  db: Database;
  audit: Audit;
  tickets: Tickets;
  startSession: StartSession;
  /** The clients that may sign their users in here. */
  clients: readonly string[];
  /** Verifies the secret of a client. */
  isClient: (shown: { clientId: string; secret: string }) => Promise<boolean>;
  /** The portal's own origin, for a link; without it the link is relative. */
  publicOrigin: string | undefined;
}

export type TicketSignIn = ReturnType<typeof createTicketSignIn>;

/** The purpose of these tickets; those for other systems have others. */
const purpose = 'portal hand-over';
const TicketPayload = z.object({ personId: z.string() });

/** Signs in by a link of another system, without the form. */
export function createTicketSignIn(parts: TicketSignInParts) {
  const { db, audit, tickets, startSession, clients, isClient, publicOrigin = '' } = parts;

  return {
    /** Issues a ticket for a user whom another system has signed in. */
    async issue({ clientId, secret, workNo }: TicketRequest, { address, requestId }: Visitor) {
      const isProved = await isClient({ clientId, secret });
      if (!isProved || !clients.includes(clientId)) refuse('sso.client-unproved');
      const person = (await findActivePerson(db, workNo)) ?? refuse('hand-over.nobody');
      const ticket = await tickets.issue(
        { purpose, lifeMs: handOverLifeMs },
        { personId: person.id },
      );
      const of = { actorId: person.id, actorWorkNo: workNo, address, requestId };
      await audit.record({ kind: 'hand-over', ...of, detail: { to: 'portal', from: clientId } });
      const url = `${publicOrigin}/user/login?param=${ticket}`;
      return { ticket, url, expiresIn: handOverLifeMs / 1_000 };
    },

    async read(ticket: string): Promise<{ workNo: string; realname: string }> {
      const { work_no: workNo, realname } = await personOf(
        db,
        personIdIn(await tickets.read(purpose, ticket)),
      );
      return { workNo, realname };
    },

    async redeem(ticket: string, visitor: Visitor): Promise<SignedIn> {
      const personId = personIdIn(await tickets.redeem(purpose, ticket));
      return startSession(personId, { method: 'hand-over', visitor });
    },
  };
}

const personIdIn = (payload: unknown): string =>
  TicketPayload.safeParse(payload).data?.personId ?? refuse('hand-over.invalid');

interface TicketRequest {
  clientId: string;
  secret: string;
  workNo: string;
}

import { handOverLifeMs } from '@portal/contract/limits';
import type { SignedIn } from '@portal/contract/identity/session';
import { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { LetIn } from '#platform/session/start-session.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { findActivePerson, personOf } from './store.ts';

interface HandOverParts {
  db: Database;
  audit: Audit;
  tickets: Tickets;
  letIn: LetIn;
  /** The clients of single sign-on that may hand people over to us. */
  clients: readonly string[];
  /** Whether a system proves with its secret that it is the client it says. */
  isClient: (shown: { clientId: string; secret: string }) => Promise<boolean>;
  /** Where browsers reach us, for a link; without it the link is relative. */
  publicOrigin: string | undefined;
}

export type HandOvers = ReturnType<typeof createHandOvers>;

/** Tickets for other systems bear other purposes, and are none here. */
const purpose = 'portal hand-over';
const Kept = z.object({ personId: z.string() });

/** Coming in by a link of another system, without the form. */
export function createHandOvers(parts: HandOverParts) {
  const { db, audit, tickets, letIn, clients, isClient, publicOrigin = '' } = parts;

  return {
    /** A ticket for somebody another system has signed in. */
    async issue({ clientId, secret, workNo }: Asked, { address, requestId }: Visitor) {
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
        whose(await tickets.read(purpose, ticket)),
      );
      return { workNo, realname };
    },

    async redeem(ticket: string, visitor: Visitor): Promise<SignedIn> {
      const personId = whose(await tickets.redeem(purpose, ticket));
      return letIn(personId, { method: 'hand-over', visitor });
    },
  };
}

const whose = (payload: unknown): string =>
  Kept.safeParse(payload).data?.personId ?? refuse('hand-over.invalid');

interface Asked {
  clientId: string;
  secret: string;
  workNo: string;
}

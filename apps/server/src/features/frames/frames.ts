import { handOverLifeMs } from '@portal/contract/limits';
import type { MenuItem } from '@portal/contract/permissions';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import { z } from 'zod';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller, Session, Visitor } from '#platform/session';
import type { Tickets } from '#platform/tickets';
import { pageOrigin } from './page-origin.ts';
import { findHolder } from './store.ts';

interface Page {
  origin: string;
  system: SubsystemKey;
}

/** What this feature asks of others; `app.ts` hands it over. */
interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  tickets: Tickets;
  /** A menu item, if it is in the person's menu. */
  findItem: (
    who: Pick<Session, 'personId'>,
    id: string,
  ) => Promise<{ item: MenuItem; system: SubsystemKey } | undefined>;
  trustedOriginsOf: (system: SubsystemKey) => Promise<readonly string[]>;
  /** Whether a system proves with its secret that it is the client it says. */
  isClient: (shown: { clientId: string; secret: string }) => Promise<boolean>;
  /** Whether a client, or any, is the system behind a page. */
  answersFor: (page: Page, clientId?: string) => Promise<boolean>;
  /** The id of a session's login at a client; undefined when the session is over. */
  loginIdOf: (sessionHash: Buffer, clientId: string) => Promise<string | undefined>;
}

const purpose = 'frame';
const Bound = z.object({
  personId: z.string(),
  /** The session's token hash, in base64url. */
  session: z.string(),
  menuItem: z.string(),
  origin: z.string(),
});

type Bound = z.infer<typeof Bound>;

interface Shown {
  clientId: string;
  secret: string;
  ticket: string;
}

export type Frames = ReturnType<typeof createFrames>;

/** Pages of other systems in the portal, and what they are handed to know who is there (decision 21). */
export function createFrames(parts: Parts) {
  const { db, clock, audit, tickets, findItem, trustedOriginsOf, answersFor } = parts;
  const { isClient, loginIdOf } = parts;

  /** The page a person's menu item shows, and what it is handed: only where it is trusted with that. */
  async function pageOf({ session, origin: ownOrigin }: Caller, menuItem: string) {
    const { item, system } = (await findItem(session, menuItem)) ?? refuse('menu-item.not-found');
    const { url = '', urlCredential: credential = 'none' } = item.meta;
    if (credential === 'none') return refuse('page.no-credential');
    const known = { credential, tenantId: session.tenantId, ownOrigin };
    const origin = pageOrigin(url, known) ?? refuse('page.no-credential');
    const isTrusted = origin === ownOrigin || (await trustedOriginsOf(system)).includes(origin);
    if (!isTrusted) refuse('page.untrusted');
    if (credential === 'ticket' && !(await answersFor({ origin, system }))) {
      refuse('sso.not-connected');
    }
    return { credential, origin };
  }

  /** Whom a ticket stands for at a client; undefined as soon as anything it was issued on has changed. */
  async function holderOf({ personId, session, menuItem, origin }: Bound, clientId: string) {
    const held = await findItem({ personId }, menuItem);
    if (held?.item.meta.urlCredential !== 'ticket') return undefined;
    const { system } = held;
    if (!(await answersFor({ origin, system }, clientId))) return undefined;
    const sessionHash = Buffer.from(session, 'base64url');
    const person = await findHolder(db, { sessionHash, personId }, clock.now());
    const sid = person && (await loginIdOf(sessionHash, clientId));
    return person && sid ? { ...person, sysType: system, menuItem, sid } : undefined;
  }

  return {
    /** What the page of a menu item is handed this time; nothing before the audit trail says so. */
    async open(menuItem: string, caller: Caller) {
      const { session, address, requestId } = caller;
      const { personId, workNo, tokenHash } = session;
      const { credential, origin } = await pageOf(caller, menuItem);
      await audit.record({
        kind: 'hand-over',
        actorId: personId,
        actorWorkNo: workNo,
        address,
        requestId,
        detail: { to: origin, by: `page ${credential}`, menuItem },
      });
      if (credential === 'token') return { credential, origin };
      const bound: Bound = { personId, session: tokenHash.toString('base64url'), menuItem, origin };
      const ticket = await tickets.issue({ purpose, lifeMs: handOverLifeMs }, bound);
      return { credential, ticket, origin };
    },

    /** Whom a ticket stands for, once, for the system behind the page. One shown by another system is spent, too. */
    async redeem({ clientId, secret, ticket }: Shown, { address, requestId }: Visitor) {
      if (!(await isClient({ clientId, secret }))) refuse('sso.client-unproved');
      const bound = Bound.safeParse(await tickets.redeem(purpose, ticket)).data;
      const holder = bound && (await holderOf(bound, clientId));
      if (!holder) return refuse('sso.ticket-spent');
      await audit.record({
        kind: 'hand-over.redeemed',
        actorId: bound.personId,
        actorWorkNo: holder.workNo,
        address,
        requestId,
        detail: { to: clientId, by: 'page ticket', menuItem: bound.menuItem },
      });
      return holder;
    },
  };
}

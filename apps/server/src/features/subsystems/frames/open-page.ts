import { handOverLifeMs } from '@portal/contract/limits';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { pageOrigin } from './page-origin.ts';
import { type FrameParts, type PageTicket, ticketPurpose as purpose } from './page-ticket.ts';

/** Handing something to the page of a menu item, for the person who opens it. */
export function createOpening(parts: FrameParts) {
  const { audit, tickets, permissions, subsystems, answersFor } = parts;

  /** The page a person's menu item shows, and what it is handed: only where it is trusted with that. */
  async function pageOf({ session, origin: ownOrigin }: Caller, menuItem: string) {
    const held = await permissions.findItem(session, menuItem);
    const { item, system } = held ?? refuse('menu-item.not-found');
    const { url = '', urlCredential: credential = 'none' } = item.meta;
    if (credential === 'none') return refuse('page.no-credential');
    const known = { credential, tenantId: session.tenantId, ownOrigin };
    const origin = pageOrigin(url, known) ?? refuse('page.no-credential');
    const trusted = await subsystems.trustedOriginsOf(system);
    if (origin !== ownOrigin && !trusted.includes(origin)) refuse('page.untrusted');
    if (credential === 'ticket' && !(await answersFor({ origin, system }))) {
      refuse('sso.not-connected');
    }
    return { credential, origin };
  }

  /** What the page of a menu item is handed this time; nothing before the audit trail says so. */
  return async (menuItem: string, caller: Caller) => {
    const { session, address, requestId } = caller;
    const { personId, workNo, tenantId, tokenHash } = session;
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
    const bound = {
      personId,
      tenantId,
      session: tokenHash.toString('base64url'),
      menuItem,
      origin,
    };
    const ticket = await tickets.issue(
      { purpose, lifeMs: handOverLifeMs },
      bound satisfies PageTicket,
    );
    return { credential, ticket, origin };
  };
}

import { handOverLifeMs } from '@portal/contract/limits';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { pageOrigin } from './page-origin.ts';
import { type FrameParts, type PageTicket, ticketPurpose as purpose } from './page-ticket.ts';
import { createRedeemTicket } from './redeem-ticket.ts';

export type Frames = ReturnType<typeof createFrames>;

/** Frames pages of other systems, and hands them tickets to identify the user (decision 21). */
export function createFrames(parts: FrameParts) {
  const { audit, tickets, permissions, subsystems, answersFor } = parts;

  /** Returns origin and credential of the page of a menu item; refuses a page that is not trusted with it. */
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

  /** Returns what the page of a menu item gets, after recording it in the audit trail. */
  async function open(menuItem: string, caller: Caller) {
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
  }

  return { open, redeem: createRedeemTicket(parts) };
}

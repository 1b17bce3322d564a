import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { type FrameParts, PageTicket, ticketPurpose } from './page-ticket.ts';
import { findHolder } from './store.ts';

/** The credentials of a client and the ticket it redeems. */
export interface RedeemInput {
  clientId: string;
  secret: string;
  ticket: string;
}

/** Redeems page tickets for the systems behind framed pages. */
export function createRedeemTicket(parts: FrameParts) {
  const { db, clock, audit, tickets, permissions, isClient, answersFor, logins } = parts;

  /** Finds the user of a ticket; undefined if anything it was issued on has changed. */
  async function holderOf({ personId, session, menuItem, origin }: PageTicket, clientId: string) {
    const held = await permissions.findItem({ personId }, menuItem);
    if (held?.item.meta.urlCredential !== 'ticket') return undefined;
    const { system } = held;
    if (!(await answersFor({ origin, system }, clientId))) return undefined;
    const sessionHash = Buffer.from(session, 'base64url');
    const person = await findHolder(db, { sessionHash, personId }, clock.now());
    const sid = person && (await logins.idOf(sessionHash, clientId));
    return person && sid ? { ...person, sysType: system, menuItem, sid } : undefined;
  }

  /** Redeems a ticket once. A ticket shown by the wrong client is spent as well. */
  return async ({ clientId, secret, ticket }: RedeemInput, { address, requestId }: Visitor) => {
    if (!(await isClient({ clientId, secret }))) refuse('sso.client-unproved');
    const bound = PageTicket.safeParse(await tickets.redeem(ticketPurpose, ticket)).data;
    const holder = bound && (await withinTenant(bound.tenantId, () => holderOf(bound, clientId)));
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
  };
}

import type { PendingLogin } from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import type { Logger } from 'pino';
import { withinDeadline } from '#platform/outbound/within-deadline.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { UsedCodes } from '#platform/tokens/used-codes.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createPendingLogins } from './pending-logins.ts';
import type { DingTalk } from './dingtalk/dingtalk.ts';
import { createOAuthRoundTrips } from './oauth-round-trip.ts';
import type { IdentityProvider } from './identity.ts';
import { createAccountLinking, type AccountLinkingParts } from './account-linking.ts';
import { findOwner } from './store.ts';

interface ExternalSignInParts extends Omit<AccountLinkingParts, 'pendingLogins'> {
  log: Logger;
  tickets: Tickets;
  usedCodes: UsedCodes;
  dingtalk: DingTalk | undefined;
  providers: readonly IdentityProvider[];
}

export type ExternalSignIn = ReturnType<typeof createExternalSignIn>;

/** Signs in users whom an external identity provider has authenticated. */
export function createExternalSignIn(parts: ExternalSignInParts) {
  const { db, log, usedCodes, startSession, dingtalk, providers } = parts;
  const services = [...(dingtalk ? [dingtalk] : []), ...providers];
  const byKey = new Map(services.map((service) => [service.key, service]));
  const roundTrips = createOAuthRoundTrips({ ...parts, services: byKey });
  const pendingLogins = createPendingLogins(parts);

  /**
   * Identifies the user of a page inside the app. The code is noted as used before DingTalk is called, so that it is
   * redeemed once.
   */
  async function identifyInApp(code: string) {
    const app = dingtalk ?? refuse('outside.closed');
    await usedCodes.spend('dingtalk in app', code);
    const identity = await withinDeadline(log, () => app.identifyInApp(code));
    return { app, identity };
  }

  return {
    begin: (key: string, challenge: string): Promise<string> => roundTrips.begin(key, challenge),

    ...createAccountLinking({ ...parts, pendingLogins }),

    async arrive(returned: Parameters<typeof roundTrips.end>[0]): Promise<PendingLogin> {
      const { service, identity } = await roundTrips.end(returned);
      return pendingLogins.receive(service, identity);
    },

    async arriveInApp(code: string): Promise<PendingLogin> {
      const { app, identity } = await identifyInApp(code);
      return pendingLogins.receive(app, identity);
    },

    async enter(code: string, visitor: Visitor): Promise<SignedIn> {
      const arrival = await pendingLogins.take(code);
      const owner = (await findOwner(db, arrival)) ?? refuse('arrival.unbound');
      return startSession(owner.id, { method: arrival.method, visitor });
    },

    async enterFromApp(code: string, visitor: Visitor): Promise<SignedIn> {
      const { app, identity } = await identifyInApp(code);
      const owner = (await findOwner(db, identity)) ?? refuse('arrival.unbound');
      return startSession(owner.id, { method: app.method, visitor });
    },
  };
}

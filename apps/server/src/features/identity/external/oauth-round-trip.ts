import { minute } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { withinDeadline } from '#platform/outbound/within-deadline.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { UsedCodes } from '#platform/tokens/used-codes.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import type { ExternalIdentity, IdentityProvider, RedirectParameters } from './identity.ts';

const kind = { purpose: 'errand', lifeMs: 10 * minute };

const RoundTrip = z.object({
  service: z.string(),
  challenge: z.string(),
  pkce: z.string().optional(),
  nonce: z.string().optional(),
});

interface RoundTripParts {
  services: ReadonlyMap<string, IdentityProvider>;
  tickets: Tickets;
  usedCodes: UsedCodes;
  log: Logger;
}

/**
 * Sends browsers to external identity providers and receives them back. The state is a ticket of ours, good only with
 * the verifier that the browser kept: a browser that followed somebody else's link has none.
 */
export function createOAuthRoundTrips({ services, tickets, usedCodes, log }: RoundTripParts) {
  const serviceOf = (key: string): IdentityProvider =>
    services.get(key) ?? refuse('outside.closed');

  return {
    /** Begins a round trip and returns the authorization address. */
    async begin(key: string, challenge: string): Promise<string> {
      const service = serviceOf(key);
      const secrets = service.secrets();
      const state = await tickets.issue(kind, { service: key, challenge, ...secrets });
      return withinDeadline(log, () => service.begin(state, secrets));
    },

    /** Ends a round trip and returns the identity and its provider. */
    async end({ verifier, ...returned }: RedirectParameters & { verifier: string }): Promise<{
      service: IdentityProvider;
      identity: ExternalIdentity;
    }> {
      const kept = RoundTrip.safeParse(await tickets.redeem(kind.purpose, returned.state)).data;
      if (kept?.challenge !== challengeOf(verifier)) return refuse('errand.unknown');
      const service = serviceOf(kept.service);
      await usedCodes.spend(service.key, returned.code);
      const identity = await withinDeadline(log, () => service.identify(returned, kept));
      return { service, identity };
    },
  };
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

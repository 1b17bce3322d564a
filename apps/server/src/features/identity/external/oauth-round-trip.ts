import { minute } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { askOutside } from '#platform/outbound/within-deadline.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { SpentCodes } from '#platform/tokens/used-codes.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import type { OutsideIdentity, OutsideService, Returned } from './identity.ts';

const kind = { purpose: 'errand', lifeMs: 10 * minute };

const Errand = z.object({
  service: z.string(),
  challenge: z.string(),
  pkce: z.string().optional(),
  nonce: z.string().optional(),
});

interface ErrandParts {
  services: ReadonlyMap<string, OutsideService>;
  tickets: Tickets;
  spentCodes: SpentCodes;
  log: Logger;
}

/**
 * Sends browsers to services outside and receives them back. The state is a ticket of ours, and good only together with
 * the verifier the browser kept: who is sent here by somebody else's link has none.
 */
export function createErrands({ services, tickets, spentCodes, log }: ErrandParts) {
  const serviceOf = (key: string): OutsideService => services.get(key) ?? refuse('outside.closed');

  return {
    /** Where to go. */
    async begin(key: string, challenge: string): Promise<string> {
      const service = serviceOf(key);
      const secrets = service.secrets();
      const state = await tickets.issue(kind, { service: key, challenge, ...secrets });
      return askOutside(log, () => service.begin(state, secrets));
    },

    /** Who came back, and from where. */
    async end({ verifier, ...returned }: Returned & { verifier: string }): Promise<{
      service: OutsideService;
      identity: OutsideIdentity;
    }> {
      const kept = Errand.safeParse(await tickets.redeem(kind.purpose, returned.state)).data;
      if (kept?.challenge !== challengeOf(verifier)) return refuse('errand.unknown');
      const service = serviceOf(kept.service);
      await spentCodes.spend(service.key, returned.code);
      const identity = await askOutside(log, () => service.identify(returned, kept));
      return { service, identity };
    },
  };
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

import type { PendingLogin } from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import type { Logger } from 'pino';
import { askOutside } from '#platform/outbound/within-deadline.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { SpentCodes } from '#platform/tokens/used-codes.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createArrivals } from './pending-logins.ts';
import type { DingTalk } from './dingtalk/dingtalk.ts';
import { createErrands } from './oauth-round-trip.ts';
import type { OutsideService } from './identity.ts';
import { createNewcomers, type NewcomerParts } from './account-linking.ts';
import { findOwner } from './store.ts';

interface OutsideParts extends Omit<NewcomerParts, 'arrivals'> {
  log: Logger;
  tickets: Tickets;
  spentCodes: SpentCodes;
  dingtalk: DingTalk | undefined;
  providers: readonly OutsideService[];
}

export type Outside = ReturnType<typeof createOutside>;

/** Coming in as whoever a service outside says one is. */
export function createOutside(parts: OutsideParts) {
  const { db, log, spentCodes, letIn, dingtalk, providers } = parts;
  const services = [...(dingtalk ? [dingtalk] : []), ...providers];
  const byKey = new Map(services.map((service) => [service.key, service]));
  const errands = createErrands({ ...parts, services: byKey });
  const arrivals = createArrivals(parts);

  /** The code the app gave a page: noted as used before DingTalk is asked, so that it is asked once. */
  async function identifyInApp(code: string) {
    const app = dingtalk ?? refuse('outside.closed');
    await spentCodes.spend('dingtalk in app', code);
    const identity = await askOutside(log, () => app.identifyInApp(code));
    return { app, identity };
  }

  return {
    begin: (key: string, challenge: string): Promise<string> => errands.begin(key, challenge),

    ...createNewcomers({ ...parts, arrivals }),

    async arrive(returned: Parameters<typeof errands.end>[0]): Promise<PendingLogin> {
      const { service, identity } = await errands.end(returned);
      return arrivals.receive(service, identity);
    },

    async arriveInApp(code: string): Promise<PendingLogin> {
      const { app, identity } = await identifyInApp(code);
      return arrivals.receive(app, identity);
    },

    async enter(code: string, visitor: Visitor): Promise<SignedIn> {
      const arrival = await arrivals.take(code);
      const owner = (await findOwner(db, arrival)) ?? refuse('arrival.unbound');
      return letIn(owner.id, { method: arrival.method, visitor });
    },

    async enterFromApp(code: string, visitor: Visitor): Promise<SignedIn> {
      const { app, identity } = await identifyInApp(code);
      const owner = (await findOwner(db, identity)) ?? refuse('arrival.unbound');
      return letIn(owner.id, { method: app.method, visitor });
    },
  };
}

import { minute } from '@portal/common/durations';
import type { PendingLogin } from '@portal/contract/identity/external-sign-in';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import type { OutsideIdentity, OutsideService } from './identity.ts';
import { findOwner } from './store.ts';

const kind = { purpose: 'arrival', lifeMs: 5 * minute };

const Kept = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  workNo: z.string().optional(),
  method: z.enum(['dingtalk', 'oidc']),
  mayCreate: z.boolean(),
});
export type KeptArrival = z.infer<typeof Kept>;

export type Arrivals = ReturnType<typeof createArrivals>;

/** People a service outside has vouched for and who have not come in yet, by a ticket only their browser has. */
export function createArrivals({ db, tickets }: { db: Database; tickets: Tickets }) {
  return {
    async receive(service: OutsideService, identity: OutsideIdentity): Promise<PendingLogin> {
      const owner = await findOwner(db, identity);
      const mayCreate = service.mayCreate && !owner && identity.workNo !== undefined;
      const code = await tickets.issue(kind, { ...identity, method: service.method, mayCreate });
      return {
        code,
        isBound: owner !== undefined,
        workNo: owner?.work_no ?? null,
        name: owner?.realname ?? identity.name,
        provider: service.name,
        mayCreate,
      };
    },

    /** Who is waiting, without letting go of the ticket. */
    async read(code: string): Promise<KeptArrival> {
      return arrivalIn(await tickets.read(kind.purpose, code));
    },

    /** Who is waiting; the ticket is used up. */
    async take(code: string, within: Database = db): Promise<KeptArrival> {
      return arrivalIn(await tickets.redeem(kind.purpose, code, within));
    },
  };
}

const arrivalIn = (payload: unknown): KeptArrival =>
  Kept.safeParse(payload).data ?? refuse('arrival.unknown');

import { minute } from '@portal/common/durations';
import type { PendingLogin } from '@portal/contract/identity/external-sign-in';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import type { ExternalIdentity, IdentityProvider } from './identity.ts';
import { findOwner } from './store.ts';

const kind = { purpose: 'arrival', lifeMs: 5 * minute };

const StoredLoginPayload = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  workNo: z.string().optional(),
  method: z.enum(['dingtalk', 'oidc']),
  mayCreate: z.boolean(),
});
export type StoredLogin = z.infer<typeof StoredLoginPayload>;

export type PendingLogins = ReturnType<typeof createPendingLogins>;

/** Keeps external logins that are not finished yet, each by a ticket that only its browser has. */
export function createPendingLogins({ db, tickets }: { db: Database; tickets: Tickets }) {
  return {
    async receive(service: IdentityProvider, identity: ExternalIdentity): Promise<PendingLogin> {
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

    /** Returns a pending login and keeps its ticket. */
    async read(code: string): Promise<StoredLogin> {
      return storedLoginIn(await tickets.read(kind.purpose, code));
    },

    /** Returns a pending login and uses up its ticket. */
    async take(code: string, within: Database = db): Promise<StoredLogin> {
      return storedLoginIn(await tickets.redeem(kind.purpose, code, within));
    },
  };
}

const storedLoginIn = (payload: unknown): StoredLogin =>
  StoredLoginPayload.safeParse(payload).data ?? refuse('arrival.unknown');

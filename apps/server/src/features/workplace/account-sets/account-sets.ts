import { isOfSupplyChain } from '@portal/contract/workplace/account-sets';
import { handOverLifeMs } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { findHolder, listAccountSets } from './store.ts';

interface Parts {
  db: Database;
  audit: Audit;
  tickets: Tickets;
  config: Pick<Config, 'gimsUrl'>;
  permissions: { requireMenu(session: Session, system: SubsystemKey): Promise<void> };
  /** Returns true if the secret of a client is right. */
  isClient: (credentials: { clientId: string; secret: string }) => Promise<boolean>;
}

const purpose = 'gims hand-over';
const Holder = z.object({ personId: z.string(), tenantId: z.int(), code: z.string() });

export type AccountSets = ReturnType<typeof createAccountSets>;

/** Lists the account sets of a user, and issues tickets to enter gims with one of them. */
export function createAccountSets(parts: Parts) {
  const { db, audit, tickets, config, permissions, isClient } = parts;
  return {
    listOf: ({ personId }: Session) => listAccountSets(db, personId),

    /** Returns the address of gims with a one-time ticket, which its back end redeems for the user. */
    async handOver(code: string, { session, address, requestId }: Caller): Promise<string> {
      await permissions.requireMenu(session, 'gims');
      const base = config.gimsUrl ?? refuse('sso.not-connected');
      const own = await listAccountSets(db, session.personId);
      const set = own.find((each) => each.code === code);
      if (!set || isOfSupplyChain(set)) refuse('account-set.foreign');
      const ticket = await tickets.issue(
        { purpose, lifeMs: handOverLifeMs },
        { personId: session.personId, tenantId: session.tenantId, code },
      );
      await audit.record({
        kind: 'hand-over',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address,
        requestId,
        detail: { to: 'gims', by: 'ticket', factoyId: code },
      });
      return `${base}#/Face?param=${ticket}&factoyId=${encodeURIComponent(code)}`;
    },

    /** Redeems a ticket for the back end of gims, once. */
    async redeem({
      clientId,
      secret,
      ticket,
    }: {
      clientId: string;
      secret: string;
      ticket: string;
    }) {
      const isGims = clientId === 'gims' && (await isClient({ clientId, secret }));
      if (!isGims) refuse('sso.client-unproved');
      const parsed = Holder.safeParse(await tickets.redeem(purpose, ticket));
      const { data } = parsed;
      const holder = data && (await withinTenant(data.tenantId, () => findHolder(db, data)));
      return holder ?? refuse('sso.ticket-spent');
    },
  };
}

import {
  getGimsUserFactory,
  handOverToGims,
  redeemGimsTicket,
} from '@portal/contract/workplace/account-sets';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '#platform/http/claims.ts';
import { serve } from '#platform/http/serve.ts';
import type { AccountSets } from './account-sets.ts';

export function accountSetRoutes(app: FastifyInstance, accountSets: AccountSets): void {
  serve(app, getGimsUserFactory, ({ username }, { session }) => {
    requireSelf(username, session);
    return accountSets.listOf(session);
  });

  serve(app, handOverToGims, async ({ factoyId }, caller) => ({
    address: await accountSets.handOver(factoyId, caller),
  }));

  serve(app, redeemGimsTicket, ({ client_id, client_secret, ticket }) =>
    accountSets.redeem({ clientId: client_id, secret: client_secret, ticket }),
  );
}

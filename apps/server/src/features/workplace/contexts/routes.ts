import {
  changeCompany,
  getSwitching,
  listBusinessGroups,
  listCompanies,
  queryIsStore,
  saveLoginInfo,
  selectStores,
  type Switching,
} from '@portal/contract/workplace/contexts';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '#platform/http/claims.ts';
import { serve } from '#platform/http/serve.ts';
import type { Contexts } from './contexts.ts';

export function contextRoutes(
  app: FastifyInstance,
  { contexts, config }: { contexts: Contexts; config: { switching: Switching } },
): void {
  serve(app, getSwitching, async () => config.switching);
  serve(app, listBusinessGroups, (_, { session }) => contexts.groupsOf(session));
  serve(app, queryIsStore, async (_, { session }) => ((await contexts.hasStores(session)) ? 1 : 0));
  serve(app, selectStores, (page, { session }) => contexts.storesOf(session, page));
  serve(app, listCompanies, (_, caller) => contexts.companiesOf(caller));

  serve(app, saveLoginInfo, async ({ storeNo, userNo }, caller) => {
    requireSelf(userNo, caller.session);
    await contexts.chooseStore(storeNo, caller);
    return null;
  });
  serve(app, changeCompany, async ({ companyNo }, caller) => {
    await contexts.chooseCompany(companyNo, caller);
    return null;
  });
}

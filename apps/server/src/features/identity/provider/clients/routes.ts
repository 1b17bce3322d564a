import * as calls from '@portal/contract/administration/sso-clients';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { ClientDesk } from './client-desk.ts';

export function clientRoutes(app: FastifyInstance, desk: ClientDesk): void {
  serve(app, calls.listSsoClients, () => desk.list());
  serve(app, calls.addSsoClient, async (fields, caller) => ({
    secret: await desk.add(fields, caller),
  }));
  serve(app, calls.editSsoClient, async (fields, caller) => {
    await desk.edit(fields, caller);
    return null;
  });
  serve(app, calls.renewSsoSecret, async ({ clientId }, caller) => ({
    secret: await desk.renewSecret(clientId, caller),
  }));
  serve(app, calls.deleteSsoClient, async ({ clientId }, caller) => {
    await desk.remove(clientId, caller);
    return null;
  });
  serve(app, calls.listSsoClientChanges, (page) => desk.changes(page));
}

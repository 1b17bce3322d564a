import {
  addTenant,
  deleteTenant,
  editTenant,
  getTenantChanges,
  listTenants,
} from '@portal/contract/administration/tenants';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { TenantDesk } from './tenants.ts';

export function tenantDeskRoutes(app: FastifyInstance, tenants: TenantDesk): void {
  serve(app, listTenants, (query, caller) => tenants.page(query, caller));
  serve(app, addTenant, async (form, caller) => {
    await tenants.add(form, caller);
    return null;
  });
  serve(app, editTenant, async (form, caller) => {
    await tenants.edit(form, caller);
    return null;
  });
  serve(app, deleteTenant, async ({ id }, caller) => {
    await tenants.remove(id, caller);
    return null;
  });
  serve(app, getTenantChanges, ({ id, ...page }, caller) => tenants.changes(id, page, caller));
}

import * as calls from '@portal/contract/administration/system-entries';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { SystemEntries } from './entries.ts';

export function systemEntryRoutes(app: FastifyInstance, entries: SystemEntries): void {
  serve(app, calls.listSystemEntries, () => entries.list());
  serve(app, calls.saveSystemEntry, async (entry, caller) => {
    await entries.save(entry, caller);
    return null;
  });
  serve(app, calls.orderSystemEntries, async ({ keys }, caller) => {
    await entries.order(keys, caller);
    return null;
  });
  serve(app, calls.listSystemChanges, (page) => entries.changes(page));
}

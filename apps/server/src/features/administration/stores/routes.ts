import {
  addStore,
  deleteStore,
  editStore,
  getStoreChanges,
  listStores,
} from '@portal/contract/administration/stores';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { StoreDesk } from './stores.ts';

export function storeDeskRoutes(app: FastifyInstance, stores: StoreDesk): void {
  serve(app, listStores, ({ pageNo, pageSize, ...filter }) =>
    stores.page(filter, { pageNo, pageSize }),
  );
  serve(app, addStore, async (fields, caller) => {
    await stores.add(fields, caller);
    return null;
  });
  serve(app, editStore, async (fields, caller) => {
    await stores.edit(fields, caller);
    return null;
  });
  serve(app, deleteStore, async ({ storeNo }, caller) => {
    await stores.remove(storeNo, caller);
    return null;
  });
  serve(app, getStoreChanges, ({ storeNo, ...page }) => stores.changes(storeNo, page));
}

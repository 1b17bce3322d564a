import {
  exportReaders,
  listReaders,
  listStoreReading,
} from '@portal/contract/notices/announcement-readers';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { pageOf, pagesOf } from '../paging.ts';
import type { Readers } from './readers.ts';
import { readerToWire, storeReadCountsToWire } from './to-wire.ts';

export function readerRoutes(app: FastifyInstance, readers: Readers): void {
  serve(app, listReaders, async ({ id, kind, ...input }) => {
    const page = pageOf(input);
    const { totals, records, total } = await readers.page(id, kind, page);
    return { ...totals, records: records.map(readerToWire), ...pagesOf(total, page) };
  });
  serve(app, listStoreReading, async ({ id }) =>
    (await readers.byStore(id)).map(storeReadCountsToWire),
  );
  serve(app, exportReaders, ({ id }, caller) => readers.exportCsv(id, caller));
}

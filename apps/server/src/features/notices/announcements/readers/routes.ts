import {
  exportReaders,
  listReaders,
  listStoreReading,
} from '@portal/contract/notices/announcement-readers';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Readers } from './readers.ts';
import { readerToWire, storeReadCountsToWire } from './to-wire.ts';

export function readerRoutes(app: FastifyInstance, readers: Readers): void {
  serve(app, listReaders, async ({ id, kind, ...input }) => {
    const page = await readers.page(id, kind, input);
    return { ...page, records: page.records.map(readerToWire) };
  });
  serve(app, listStoreReading, async ({ id }) =>
    (await readers.byStore(id)).map(storeReadCountsToWire),
  );
  serve(app, exportReaders, ({ id }, caller) => readers.exportCsv(id, caller));
}

import * as calls from '@portal/contract/imports/imports';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Imports } from './imports.ts';

export function importRoutes(app: FastifyInstance, imports: Imports): void {
  serve(app, calls.getImportTemplate, ({ subject }, caller) => imports.template(subject, caller));
  serve(app, calls.startImport, ({ subject, fileId }, caller) =>
    imports.start(subject, fileId, caller),
  );
  serve(app, calls.getNewestImport, ({ subject }, caller) => imports.newest(subject, caller));
  serve(app, calls.getImport, ({ id }, caller) => imports.get(id, caller));
  serve(app, calls.listImportFaults, ({ id, ...page }, caller) => imports.faults(id, page, caller));
  serve(app, calls.getFaultSheet, ({ id }, caller) => imports.faultSheet(id, caller));
  serve(app, calls.applyImport, ({ id, mode }, caller) => imports.apply(id, mode, caller));
}

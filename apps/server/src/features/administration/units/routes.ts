import {
  addUnit,
  deleteUnit,
  editUnit,
  getUnitChanges,
  listUnits,
} from '@portal/contract/administration/units';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Units } from './units.ts';

export function unitRoutes(app: FastifyInstance, units: Units): void {
  serve(app, listUnits, ({ kind, ...query }) => units.page(kind, query));
  serve(app, addUnit, async ({ kind, ...fields }, caller) => {
    await units.add(kind, fields, caller);
    return null;
  });
  serve(app, editUnit, async ({ kind, ...fields }, caller) => {
    await units.edit(kind, fields, caller);
    return null;
  });
  serve(app, deleteUnit, async ({ kind, no }, caller) => {
    await units.remove(kind, no, caller);
    return null;
  });
  serve(app, getUnitChanges, ({ kind, no, ...page }) => units.changes(kind, no, page));
}

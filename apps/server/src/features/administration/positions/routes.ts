import {
  addPosition,
  deletePosition,
  editPosition,
  listPositions,
} from '@portal/contract/administration/positions';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Positions } from './positions.ts';

export function positionRoutes(app: FastifyInstance, positions: Positions): void {
  serve(app, listPositions, (query) => positions.page(query));
  serve(app, addPosition, async (fields, caller) => {
    await positions.add(fields, caller);
    return null;
  });
  serve(app, editPosition, async (fields, caller) => {
    await positions.edit(fields, caller);
    return null;
  });
  serve(app, deletePosition, async ({ code }, caller) => {
    await positions.remove(code, caller);
    return null;
  });
}

import { listCalls } from '@portal/contract/lists/list-calls';
import { lists } from '@portal/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { Lists } from './lists.ts';

export function listRoutes(app: FastifyInstance, rules: Lists): void {
  for (const list of lists) {
    const { find, exportAll, create, edit } = listCalls(list);
    serve(app, find, (asked, caller) => rules.find(list, asked, caller));
    serve(app, exportAll, (asked, caller) => rules.exportAll(list, asked, caller));
    serve(app, create, (made, caller) => rules.create(list, made, caller));
    serve(app, edit, (changed, caller) => rules.edit(list, changed, caller));
  }
}

import { listCalls } from '@portal/contract/lists/list-calls';
import { lists } from '@portal/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Lists } from './lists.ts';

export function listRoutes(app: FastifyInstance, rules: Lists): void {
  for (const list of lists) {
    const { find, exportAll, create, edit } = listCalls(list);
    serve(app, find, (query, caller) => rules.find(list, query, caller));
    serve(app, exportAll, (query, caller) => rules.exportAll(list, query, caller));
    serve(app, create, (input, caller) => rules.create(list, input, caller));
    serve(app, edit, (input, caller) => rules.edit(list, input, caller));
  }
}

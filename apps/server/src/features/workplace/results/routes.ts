import { getResult, keepResult } from '@portal/contract/workplace/results';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Results } from './results.ts';

export function resultRoutes(app: FastifyInstance, results: Results): void {
  serve(app, keepResult, (contents, { session }) => results.keep(session.personId, contents));
  serve(app, getResult, ({ id }, { session }) => results.of(session.personId, id));
}

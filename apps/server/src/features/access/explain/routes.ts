import { explain, explainFor, whoHelps } from '@portal/contract/access/explain';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Explain } from './explain.ts';

export function explainRoutes(app: FastifyInstance, explanations: Explain): void {
  serve(app, whoHelps, (_, caller) => explanations.help(caller));

  serve(app, explain, ({ asked }, caller) => explanations.own(asked, caller));

  serve(app, explainFor, (asked, caller) => explanations.of(asked, caller));
}

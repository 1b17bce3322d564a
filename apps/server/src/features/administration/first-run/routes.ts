import * as calls from '@portal/contract/administration/first-run';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { FirstRun } from './first-run.ts';

/** Serves the guide of the first run to administrators. */
export function firstRunRoutes(app: FastifyInstance, firstRun: FirstRun): void {
  serve(app, calls.getFirstRun, () => firstRun.read());
  serve(app, calls.markFirstRun, async ({ key, state }) => {
    await firstRun.mark(key, state);
    return null;
  });
}

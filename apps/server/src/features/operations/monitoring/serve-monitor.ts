import type { Call, Input } from '@portal/contract/call';
import { defaultTenant } from '@portal/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Caller } from '#platform/session/session.ts';

/** Serves a call of monitoring: nodes, requests and Redis are the installation's, so other tenants do not see them. */
export function serveMonitor<I extends Input, R extends z.ZodType>(
  app: FastifyInstance,
  call: Call<I, R, 'signed-in'>,
  handle: (input: z.infer<I>, caller: Caller) => Promise<z.infer<R>>,
): void {
  serve(app, call, async (input, caller) => {
    if (caller.session.tenantId !== defaultTenant) refuse('monitor.foreign');
    return handle(input, caller);
  });
}

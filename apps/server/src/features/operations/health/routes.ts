import { livez, metrics, readyz } from '@portal/contract/operations/probes';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import { type MetricsParts, registerMetrics } from './metrics.ts';
import { nodeWarnings } from './node-warnings.ts';
import { withDeadline } from './deadline.ts';

export function operationRoutes(app: FastifyInstance, parts: MetricsParts): void {
  const registry = registerMetrics(app, parts);

  serve(app, livez, async () => ({ status: 'ok' as const }));

  serve(app, readyz, async () => {
    if (app.drain.phase !== 'open') refuse('server.unavailable');
    const warnings = await withDeadline(nodeWarnings(parts.db, app.clock));
    return { status: 'ok' as const, warnings };
  });

  serve(app, metrics, () => registry.metrics());
}

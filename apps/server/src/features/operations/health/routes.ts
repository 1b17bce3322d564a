import { livez, metrics, readyz } from '@portal/contract/operations/probes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { serve } from '#platform/serve';
import { type FiguresParts, gatherFigures } from './metrics.ts';
import { nodeWarnings } from './node-warnings.ts';
import { inTime } from './deadline.ts';
import { countSessions } from './store.ts';

interface OperationParts {
  db: Database;
  sockets: FiguresParts['sockets'];
  bus: FiguresParts['bus'];
  faults: FiguresParts['faults'];
  logOutput: FiguresParts['logOutput'];
  jobs: FiguresParts['jobs'];
}

export function operationRoutes(app: FastifyInstance, { db, ...parts }: OperationParts): void {
  const figures = gatherFigures(app, {
    countSessions: () => countSessions(db, app.clock.now()),
    ...parts,
  });

  serve(app, livez, async () => ({ status: 'ok' as const }));

  serve(app, readyz, async () => {
    if (app.drain.phase !== 'open') refuse('server.unavailable');
    const warnings = await inTime(nodeWarnings(db, app.clock));
    return { status: 'ok' as const, warnings };
  });

  serve(app, metrics, () => figures.metrics());
}

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface FiguresParts {
  /** Sessions that have not ended. */
  countSessions: () => Promise<number>;
}

/** Counts what the server answers, and keeps the figures of its process, each server its own. */
export function gatherFigures(app: FastifyInstance, { countSessions }: FiguresParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer, by call of the contract and HTTP status',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  });
  const sessions = new Gauge({
    name: 'portal_sessions',
    help: 'Sessions that have not ended',
    registers: [registry],
    async collect() {
      // Without the database the other figures are wanted all the more.
      sessions.set(await countSessions().catch(() => Number.NaN));
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const { call, files } = request.routeOptions.config;
    // The path of the contract, never the address asked for: there must not be more series than calls.
    const path = call?.path ?? (files ? 'files' : 'unknown');
    answered.observe({ call: path, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
  app.addHook('onClose', async () => registry.clear());
  return registry;
}

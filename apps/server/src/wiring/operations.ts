import type { FastifyInstance } from 'fastify';
import type { Live } from '#features/notices/live/live.ts';
import { clientErrorRoutes } from '#features/operations/client-errors/routes.ts';
import { operationRoutes } from '#features/operations/health/routes.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { World } from '../world.ts';

/** Wires `features/operations`: health, metrics, and errors of browsers. */
export function wireOperations(
  app: FastifyInstance,
  { db, bus, jobs, logOutput }: World,
  { faults, sockets }: { faults: Faults; sockets: Live['figures'] },
): void {
  clientErrorRoutes(app);
  operationRoutes(app, { db, bus, jobs, sockets, faults: faults.counts, logOutput });
}

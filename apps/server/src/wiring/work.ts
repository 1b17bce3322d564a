import type { FastifyInstance } from 'fastify';
import { createAnalysis } from '#features/analysis/analysis';
import { analysisRoutes } from '#features/analysis/routes';
import { createLists } from '#features/workplace/lists/lists';
import { listRoutes } from '#features/workplace/lists/routes';
import type { Permissions } from '#features/access/permissions/permissions';
import type { Audit } from '#platform/audit';
import type { World } from '../world.ts';

interface WorkParts {
  audit: Audit;
  permissions: Permissions;
}

/** What the pages of the systems work with: their boards and their lists. */
export function workRoutes(
  app: FastifyInstance,
  { db, clock }: World,
  { audit, permissions }: WorkParts,
): void {
  analysisRoutes(app, createAnalysis({ db, clock, permissions }));
  listRoutes(app, createLists({ db, clock, audit }));
}

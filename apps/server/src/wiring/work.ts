import type { FastifyInstance } from 'fastify';
import { createAnalysis } from '#features/analysis/analysis.ts';
import { analysisRoutes } from '#features/analysis/routes.ts';
import { createLists } from '#features/workplace/lists/lists.ts';
import { listRoutes } from '#features/workplace/lists/routes.ts';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import type { Audit } from '#platform/audit/audit.ts';
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

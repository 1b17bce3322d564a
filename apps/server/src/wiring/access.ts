import type { FastifyInstance } from 'fastify';
import { createExplain } from '#features/access/explain/explain.ts';
import { explainRoutes } from '#features/access/explain/routes.ts';
import { permissionRoutes } from '#features/access/permissions/routes.ts';
import { createAccessRequests } from '#features/access/requests/requests.ts';
import { accessRequestRoutes } from '#features/access/requests/routes.ts';
import { createRoles } from '#features/access/roles/roles.ts';
import { roleRoutes } from '#features/access/roles/routes.ts';
import { findMemberByWorkNo } from '#features/identity/sign-in/store.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/access`: permissions, roles, the explanation of both, and requests for them. */
export function wireAccess(
  app: FastifyInstance,
  { db, clock }: World,
  shared: SharedServices,
): void {
  const { audit, permissions, pendingStepsOf, factorPolicy } = shared;
  permissionRoutes(app, permissions);
  roleRoutes(app, createRoles({ db }));
  const findPerson = (workNo: string) => findMemberByWorkNo(db, workNo);
  const { lacks: lacksFactor } = factorPolicy;
  const explain = createExplain({
    db,
    audit,
    permissions,
    pendingStepsOf,
    lacksFactor,
    findPerson,
  });
  explainRoutes(app, explain);
  accessRequestRoutes(app, createAccessRequests({ db, clock, audit, find: explain.find }));
}

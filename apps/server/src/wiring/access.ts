import type { FastifyInstance } from 'fastify';
import { createExplain } from '#features/access/explain/explain.ts';
import { explainRoutes } from '#features/access/explain/routes.ts';
import { permissionRoutes } from '#features/access/permissions/routes.ts';
import { createRoles } from '#features/access/roles/roles.ts';
import { roleRoutes } from '#features/access/roles/routes.ts';
import { findMemberByWorkNo } from '#features/identity/sign-in/store.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/access`: permissions, roles, and the explanation of both. */
export function wireAccess(app: FastifyInstance, { db }: World, shared: SharedServices): void {
  const { audit, permissions, pendingStepsOf, factorPolicy } = shared;
  permissionRoutes(app, permissions);
  roleRoutes(app, createRoles({ db }));
  const findPerson = (workNo: string) => findMemberByWorkNo(db, workNo);
  const { lacks: lacksFactor } = factorPolicy;
  explainRoutes(
    app,
    createExplain({ db, audit, permissions, pendingStepsOf, lacksFactor, findPerson }),
  );
}

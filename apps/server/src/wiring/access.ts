import type { FastifyInstance } from 'fastify';
import { createExplain } from '#features/access/explain/explain.ts';
import { explainRoutes } from '#features/access/explain/routes.ts';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import { permissionRoutes } from '#features/access/permissions/routes.ts';
import type { SecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import { findMemberByWorkNo } from '#features/identity/sign-in/store.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { PendingStepsOf } from '#platform/session/session.ts';
import type { World } from '../world.ts';

interface AccessParts {
  audit: Audit;
  permissions: Permissions;
  pendingStepsOf: PendingStepsOf;
  factorPolicy: SecondFactorPolicy;
}

/** What people may see and do, and why no more than that. */
export function accessRoutes(app: FastifyInstance, { db }: World, parts: AccessParts): void {
  const { audit, permissions, pendingStepsOf, factorPolicy } = parts;
  permissionRoutes(app, permissions);
  const findPerson = (workNo: string) => findMemberByWorkNo(db, workNo);
  const { lacks: lacksFactor } = factorPolicy;
  explainRoutes(
    app,
    createExplain({ db, audit, permissions, pendingStepsOf, lacksFactor, findPerson }),
  );
}

import type { FastifyInstance } from 'fastify';
import { createExplain } from '#features/explain/explain';
import { explainRoutes } from '#features/explain/routes';
import { liveRoutes } from '#features/live/routes';
import type { Permissions } from '#features/permissions/permissions';
import { permissionRoutes } from '#features/permissions/routes';
import type { Duty } from '#features/second-factor/duty';
import { findPersonByWorkNo } from '#features/sign-in/store';
import type { Audit } from '#platform/audit';
import type { Dues } from '#platform/dues';
import type { Epochs } from '#platform/epochs';
import { createPortalRelease } from '#platform/portal-release';
import type { World } from '../world.ts';

interface AccessParts {
  audit: Audit;
  permissions: Permissions;
  dues: Dues;
  duty: Duty;
  epochs: Epochs;
}

/** What people may see and do, why no more than that, and that it has just changed. */
export function accessRoutes(app: FastifyInstance, { db, clock }: World, parts: AccessParts): void {
  const { audit, permissions, dues, duty, epochs } = parts;
  permissionRoutes(app, permissions);
  const findPerson = (workNo: string) => findPersonByWorkNo(db, workNo);
  const { lacks: lacksFactor } = duty;
  explainRoutes(
    app,
    createExplain({ db, audit, permissions, duesOf: dues.of, lacksFactor, findPerson }),
  );
  liveRoutes(app, { epochs, release: createPortalRelease({ clock }) });
}

import type { FastifyInstance } from 'fastify';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import { createFailedMounts } from '#features/subsystems/releases/failed-mounts.ts';
import { createReleaseLists } from '#features/subsystems/releases/release-lists.ts';
import { releaseRoutes } from '#features/subsystems/releases/routes.ts';
import { createReleases } from '#features/subsystems/releases/releases.ts';
import { subsystemRoutes } from '#features/subsystems/registry/routes.ts';
import { createSubsystems, type Subsystems } from '#features/subsystems/registry/subsystems.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createSubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import type { World } from '../world.ts';

interface ProgramParts {
  audit: Audit;
  epochs: Epochs;
  permissions: Permissions;
}

/** The registry of the systems on the stage: who gets which version of them, and who decides that. */
export function programRoutes(
  app: FastifyInstance,
  { db, clock, config }: World,
  { audit, epochs, permissions }: ProgramParts,
): Subsystems {
  const addresses = { gims: config.gimsUrl, idss: config.idssUrl };
  const subsystems = createSubsystems({ db, clock, epochs, permissions, addresses });
  subsystemRoutes(app, subsystems);
  releaseRoutes(app, {
    lists: createReleaseLists({ db }),
    releases: createReleases({ db, clock, audit, builds: createSubsystemBuilds() }),
    failedMounts: createFailedMounts({ db, clock, audit, config, permissions }),
  });
  return subsystems;
}

import type { FastifyInstance } from 'fastify';
import {
  type ClientCredentials,
  type FramedPage,
  isClientSecret,
  ownsPage,
} from '#features/identity/provider/clients/clients.ts';
import { createLogins } from '#features/identity/provider/logins.ts';
import { createActuatorDesk } from '#features/subsystems/actuators/actuator-desk.ts';
import { systemActuatorRoutes } from '#features/subsystems/actuators/routes.ts';
import { createSystemEntries } from '#features/subsystems/entries/entries.ts';
import { systemEntryRoutes } from '#features/subsystems/entries/routes.ts';
import { createFrames } from '#features/subsystems/frames/frames.ts';
import { frameRoutes } from '#features/subsystems/frames/routes.ts';
import { subsystemRoutes } from '#features/subsystems/registry/routes.ts';
import { type Subsystems, createSubsystems } from '#features/subsystems/registry/subsystems.ts';
import { createFailedMounts } from '#features/subsystems/releases/failed-mounts.ts';
import { createReleaseLists } from '#features/subsystems/releases/release-lists.ts';
import { createReleases } from '#features/subsystems/releases/releases.ts';
import { releaseRoutes } from '#features/subsystems/releases/routes.ts';
import { createSubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/subsystems`: the registry, releases, and framed pages. */
export function wireSubsystems(
  app: FastifyInstance,
  world: World,
  { audit, epochs, permissions }: SharedServices,
): Subsystems {
  const { db, clock, secret, config } = world;
  const addresses = { gims: config.gimsUrl, idss: config.idssUrl };
  const subsystems = createSubsystems({ db, clock, epochs, permissions, addresses });
  subsystemRoutes(app, subsystems);
  systemEntryRoutes(app, createSystemEntries({ db, audit }));
  systemActuatorRoutes(app, createActuatorDesk({ db, audit, secret }));
  releaseRoutes(app, {
    lists: createReleaseLists({ db }),
    releases: createReleases({ db, clock, audit, builds: createSubsystemBuilds() }),
    failedMounts: createFailedMounts({ db, clock, audit, config, permissions }),
  });
  const frames = createFrames({
    ...world,
    audit,
    tickets: createTickets(world),
    permissions,
    subsystems,
    isClient: (shown: ClientCredentials) => isClientSecret(db, shown),
    answersFor: (page: FramedPage, clientId) => ownsPage(db, page, clientId),
    logins: createLogins({ db, clock }),
  });
  frameRoutes(app, frames);
  return subsystems;
}

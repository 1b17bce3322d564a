import type { FastifyInstance } from 'fastify';
import { createAccountSets } from '#features/workplace/account-sets/account-sets.ts';
import { accountSetRoutes } from '#features/workplace/account-sets/routes.ts';
import { createFrames } from '#features/subsystems/frames/frames.ts';
import { frameRoutes } from '#features/subsystems/frames/routes.ts';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import {
  ownsPage,
  type FramedPage,
  isClientSecret,
  type ClientCredentials,
} from '#features/identity/provider/clients/clients.ts';
import { createLogins } from '#features/identity/provider/logins.ts';
import { startProvider } from '#features/identity/provider/start.ts';
import type { Subsystems } from '#features/subsystems/registry/subsystems.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Faults } from '#platform/log/faults.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';

interface OutwardParts {
  audit: Audit;
  faults: Faults;
  permissions: Permissions;
  subsystems: Subsystems;
}

/** What carries somebody over to systems elsewhere, in windows and in frames. */
export function outwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, faults, permissions, subsystems }: OutwardParts,
): void {
  const { db, clock, config } = world;
  const tickets = createTickets({ db, clock });
  startProvider(app, { ...world, audit, faults, tickets, permissions });
  const isClient = (shown: ClientCredentials) => isClientSecret(db, shown);
  accountSetRoutes(app, createAccountSets({ db, audit, tickets, config, permissions, isClient }));
  const frames = createFrames({
    ...world,
    audit,
    tickets,
    permissions,
    subsystems,
    isClient,
    answersFor: (page: FramedPage, clientId) => ownsPage(db, page, clientId),
    logins: createLogins({ db, clock }),
  });
  frameRoutes(app, frames);
}

import { openMethodNames } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { createBrands } from '#features/administration/brand/brands.ts';
import { followSettings } from '#features/administration/settings/follow-settings.ts';
import { createMemberships } from '#features/workplace/contexts/memberships.ts';
import { createDictionaries } from '#features/workplace/dictionaries/dictionaries.ts';
import { createPermissions } from '#features/access/permissions/permissions.ts';
import { createSecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import { createStartSession } from '#features/identity/sign-in/start-session.ts';
import { createSignIn } from '#features/identity/sign-in/sign-in.ts';
import { type Audit, createAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config/config.ts';
import { liveConfig } from '#platform/config/live-config.ts';
import { drainConnections } from '#platform/connections/drain.ts';
import { createPendingSteps } from '#features/identity/passwords/pending-steps.ts';
import { type Epochs, followEpochs } from '#platform/cache/epochs.ts';
import { createFaults } from '#platform/log/faults.ts';
import { createOutbounds } from '#platform/outbound/outbounds.ts';
import { reauthenticationCheck } from '#platform/session/reauthentication.ts';
import { createGate, type Gate } from '#platform/http/gate.ts';
import { createFastifyServer } from '#platform/http/fastify-server.ts';
import { createLimiter } from '#platform/limits/rate-limiter.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createSessions } from '#platform/session/sessions.ts';
import { webFiles } from '#platform/files/web-files.ts';
import { wireAccess } from './wiring/access.ts';
import { wireAdministration } from './wiring/administration.ts';
import { wireAnalysis } from './wiring/analysis.ts';
import { wireCleanUp } from './wiring/clean-up.ts';
import { wireFiles } from './wiring/files.ts';
import { wireIdentity } from './wiring/identity.ts';
import { wireImports } from './wiring/imports.ts';
import { wireMonitoring } from './wiring/monitoring.ts';
import { wireNotices } from './wiring/notices.ts';
import { wireOperations } from './wiring/operations.ts';
import type { SharedServices } from './wiring/shared.ts';
import { wireSubsystems } from './wiring/subsystems.ts';
import { wireWorkplace } from './wiring/workplace.ts';
import type { World } from './world.ts';

/**
 * Builds the whole server: makes the services that everything depends on, in the order they are needed; `wiring/` has a
 * page for each parent folder of features.
 */
export async function buildApp(started: World): Promise<FastifyInstance> {
  const { db, bus, jobs, clock, log, secret } = started;
  const faults = createFaults(log);
  jobs.onFailure((error) => faults.note('jobs', error));
  const epochs = await followEpochs({ db, bus, faults });
  const config = liveConfig(started.config, await followSettings({ db, epochs, faults }));
  const world = { ...started, config };
  const audit = createAudit({ db, clock, log, secret, dataDirectory: config.dataDirectory });
  const sessions = createSessions({ db, bus, clock, config });
  const permissions = createPermissions({ db, epochs, clock });
  const dictionaries = createDictionaries({ db, epochs });
  const brands = createBrands({ db, epochs });

  const pendingStepsOf = createPendingSteps({ clock, config });
  const factorPolicy = createSecondFactorPolicy({ db, roles: config.secondFactorRoles });
  const startSession = createStartSession({
    db,
    sessions,
    audit,
    dictionaries,
    pendingStepsOf,
    factorPolicy,
  });
  const signIn = createSignIn({ db, clock, secret, config, sessions, audit, startSession });

  const isMember = createMemberships({ db, epochs });
  const gate = createGate({
    limiter: createLimiter({ clock, config }),
    findSession: sessions.find,
    pendingStepsOf,
    isReauthenticated: reauthenticationCheck(clock),
    isMember,
    mayAct: permissions.mayAct,
    operatorSecret: config.metricsToken,
    publicOrigin: config.publicOrigin,
  });
  const app = openServer(world, { gate, epochs, audit });

  const shared: SharedServices = {
    audit,
    sessions,
    epochs,
    faults,
    outbounds: createOutbounds({ clock }),
    permissions,
    dictionaries,
    brands,
    isMember,
    pendingStepsOf,
    factorPolicy,
    startSession,
    signIn,
  };
  const { identity, live, subsystems } = await wireFeatures(app, world, {
    shared,
    environment: started.config,
  });
  wireOperations(app, world, { faults, sockets: live.figures });
  webFiles(app, {
    config,
    frameOrigins: subsystems.trustedOrigins,
    content: async () => ({
      ways: openMethodNames(identity.methods()),
      brand: await brands.atSignIn(),
    }),
  });

  drainConnections(app);
  app.addHook('onClose', async () => {
    await identity.settled();
    await audit.flush();
    await sessions.flush();
  });
  return app;
}

/** Wires the features, in the order in which one needs another. */
async function wireFeatures(
  app: FastifyInstance,
  world: World,
  { shared, environment }: { shared: SharedServices; environment: Config },
) {
  const monitoring = wireMonitoring(app, world, shared);
  const identity = wireIdentity(app, world, shared);
  const { recordFiles, importFiles, readBrandPicture, sweep } = wireFiles(app, world, shared);
  const { toDos, imports, ...figures } = wireWorkplace(app, world, { ...shared, recordFiles });
  const { live, notices } = await wireNotices(app, world, { ...shared, toDos });
  const noteWaiting = (type: string) => toDos.note(type);
  monitoring.serveConnections(live.figures);
  const access = wireAccess(app, world, { ...shared, notices, noteWaiting });
  const subsystems = wireSubsystems(app, world, shared);
  wireAnalysis(app, world, { ...shared, ...figures });
  const { endMemberships, lists } = wireAdministration(app, world, {
    ...shared,
    ...access,
    readBrandPicture,
    environment,
  });
  const deleteOldImports = wireImports(app, world, { ...shared, importFiles, imports, lists });
  wireCleanUp(world, [endMemberships, deleteOldImports, sweep]);
  return { identity, live, subsystems };
}

interface ServerParts {
  gate: Gate;
  epochs: Epochs;
  audit: Audit;
}

/** Makes the HTTP server that admits calls through the gate. */
const openServer = ({ clock, log, config }: World, { gate, epochs, audit }: ServerParts) =>
  createFastifyServer({
    clock,
    gate,
    log,
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    epochs: epochs.text,
    headers: securityHeaders(config),
    onRefusal: (refusal, request) => audit.noteRefusal(refusal, request),
  });

import { openMethodNames } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { createMemberships } from '#features/workplace/contexts/memberships.ts';
import { createDictionaries } from '#features/workplace/dictionaries/dictionaries.ts';
import { createPermissions } from '#features/access/permissions/permissions.ts';
import { createSecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import { createStartSession } from '#features/identity/sign-in/start-session.ts';
import { createSignIn } from '#features/identity/sign-in/sign-in.ts';
import { createAudit } from '#platform/audit/audit.ts';
import { drainConnections } from '#platform/connections/drain.ts';
import { createPendingSteps } from '#features/identity/passwords/pending-steps.ts';
import { followEpochs } from '#platform/cache/epochs.ts';
import { createFaults } from '#platform/log/faults.ts';
import { reauthenticationCheck } from '#platform/session/reauthentication.ts';
import { createGate } from '#platform/http/gate.ts';
import { createFastifyServer } from '#platform/http/fastify-server.ts';
import { createLimiter } from '#platform/limits/rate-limiter.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createSessions } from '#platform/session/sessions.ts';
import { webFiles } from '#platform/files/web-files.ts';
import { wireAccess } from './wiring/access.ts';
import { wireAnalysis } from './wiring/analysis.ts';
import { wireCleanUp } from './wiring/clean-up.ts';
import { wireIdentity } from './wiring/identity.ts';
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
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { db, bus, jobs, clock, log, config, secret } = world;
  const faults = createFaults(log);
  jobs.onFailure((error) => faults.note('jobs', error));
  const epochs = await followEpochs({ db, bus, faults });
  const audit = createAudit({ db, clock, log, secret, dataDirectory: config.dataDirectory });
  const { sessionAbsoluteMs: absoluteMs, sessionIdleMs: idleMs } = config;
  const sessions = createSessions({ db, bus, clock, lifetimes: { absoluteMs, idleMs } });
  const permissions = createPermissions({ db, epochs, clock });
  const dictionaries = createDictionaries({ db, epochs });

  const pendingStepsOf = createPendingSteps({ clock, lifeMs: config.passwordLifeMs });
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
    limiter: createLimiter({ clock, factor: config.rateFactor }),
    findSession: sessions.find,
    pendingStepsOf,
    isReauthenticated: reauthenticationCheck(clock),
    isMember,
    mayAct: permissions.mayAct,
    operatorSecret: config.metricsToken,
    publicOrigin: config.publicOrigin,
  });
  const app = createFastifyServer({
    clock,
    gate,
    log,
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    epochs: epochs.text,
    headers: securityHeaders(config),
    onRefusal: (refusal, request) => audit.noteRefusal(refusal, request),
  });

  const shared: SharedServices = {
    audit,
    sessions,
    epochs,
    faults,
    permissions,
    dictionaries,
    isMember,
    pendingStepsOf,
    factorPolicy,
    startSession,
    signIn,
  };
  const identity = wireIdentity(app, world, shared);
  wireAccess(app, world, shared);
  const { measureRecords } = wireWorkplace(app, world, shared);
  const live = await wireNotices(app, world, shared);
  const subsystems = wireSubsystems(app, world, shared);
  wireAnalysis(app, world, { ...shared, measureRecords });
  wireCleanUp(world);
  wireOperations(app, world, { faults, sockets: live.figures });
  const { methods } = identity;
  webFiles(app, {
    config,
    frameOrigins: subsystems.trustedOrigins,
    ways: openMethodNames(methods),
  });

  drainConnections(app);
  app.addHook('onClose', async () => {
    await identity.settled();
    await audit.flush();
    await sessions.flush();
  });
  return app;
}

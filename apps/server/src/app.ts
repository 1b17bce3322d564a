import { openMethodNames } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { clientErrorRoutes } from '#features/operations/client-errors/routes.ts';
import { createMemberships } from '#features/workplace/contexts/memberships.ts';
import { createDictionaries } from '#features/workplace/dictionaries/dictionaries.ts';
import { dictionaryRoutes } from '#features/workplace/dictionaries/routes.ts';
import { operationRoutes } from '#features/operations/health/routes.ts';
import { createPermissions } from '#features/access/permissions/permissions.ts';
import { createRoles } from '#features/access/roles/roles.ts';
import { roleRoutes } from '#features/access/roles/routes.ts';
import { createSecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import { createStartSession } from '#features/identity/sign-in/start-session.ts';
import { signInRoutes } from '#features/identity/sign-in/routes.ts';
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
import { accessRoutes } from './wiring/access.ts';
import { accountRoutes } from './wiring/account.ts';
import { announceRoutes } from './wiring/announcements.ts';
import { inwardRoutes } from './wiring/inward.ts';
import { openPages } from './wiring/live.ts';
import { outwardRoutes } from './wiring/outward.ts';
import { phoneRoutes } from './wiring/phone.ts';
import { workRoutes } from './wiring/work.ts';
import { programRoutes } from './wiring/programs.ts';
import type { World } from './world.ts';

/** The whole server: what everything leans on is made here, in the order in which it is needed; `wiring/` joins the rest. */
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

  signInRoutes(app, signIn);
  const phone = phoneRoutes(app, world, { audit, sessions, startSession, signIn });
  const account = {
    ...phone,
    audit,
    sessions,
    dictionaries,
    pendingStepsOf,
    factorPolicy,
    signIn,
    isMember,
  };
  accountRoutes(app, world, account);
  const ways = inwardRoutes(app, world, { audit, startSession, signIn, ways: phone.ways });
  accessRoutes(app, world, { audit, permissions, pendingStepsOf, factorPolicy });
  const live = await openPages(app, world, { epochs, sessions, faults });
  const subsystems = programRoutes(app, world, { audit, epochs, permissions });
  dictionaryRoutes(app, dictionaries);
  clientErrorRoutes(app);
  announceRoutes(app, world, { audit, epochs, faults, live });
  roleRoutes(app, createRoles({ db }));
  workRoutes(app, world, { audit, permissions });
  const figures = { sockets: live.figures, faults: faults.counts, logOutput: world.logOutput };
  operationRoutes(app, { db, bus, jobs, ...figures });
  outwardRoutes(app, world, { audit, faults, permissions, subsystems });
  webFiles(app, { config, frameOrigins: subsystems.trustedOrigins, ways: openMethodNames(ways) });

  drainConnections(app);
  app.addHook('onClose', async () => {
    await phone.settled();
    await audit.flush();
    await sessions.flush();
  });
  return app;
}

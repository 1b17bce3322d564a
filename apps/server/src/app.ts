import type { FastifyInstance } from 'fastify';
import { createAccountSets } from '#features/account-sets/account-sets';
import { accountSetRoutes } from '#features/account-sets/routes';
import { createAnalysis } from '#features/analysis/analysis';
import { analysisRoutes } from '#features/analysis/routes';
import { createAnnouncements } from '#features/announcements/announcements';
import { announcementRoutes } from '#features/announcements/routes';
import { createCas } from '#features/cas/cas';
import { casRoutes } from '#features/cas/routes';
import { createContexts } from '#features/contexts/contexts';
import { createMemberships, type Memberships } from '#features/contexts/memberships';
import { contextRoutes } from '#features/contexts/routes';
import { createDictionaries } from '#features/dictionaries/dictionaries';
import { dictionaryRoutes } from '#features/dictionaries/routes';
import { createDepartments } from '#features/departments/departments';
import { departmentRoutes } from '#features/departments/routes';
import { createFrames } from '#features/frames/frames';
import { frameRoutes } from '#features/frames/routes';
import { createExplain } from '#features/explain/explain';
import { explainRoutes } from '#features/explain/routes';
import { createHandOvers } from '#features/hand-overs/hand-overs';
import { handOverRoutes } from '#features/hand-overs/routes';
import { liveRoutes } from '#features/live/routes';
import { operationRoutes } from '#features/operations/routes';
import { bindingRoutes } from '#features/outside/binding-routes';
import { createBindings } from '#features/outside/bindings';
import { createOutside } from '#features/outside/outside';
import { outsideRoutes } from '#features/outside/routes';
import { createServices } from '#features/outside/services';
import { createOwnSessions } from '#features/own-sessions/own-sessions';
import { ownSessionRoutes } from '#features/own-sessions/routes';
import { createNewPasswords } from '#features/passwords/new-passwords';
import { createPasswords } from '#features/passwords/passwords';
import { passwordRoutes } from '#features/passwords/routes';
import { createPermissions, type Permissions } from '#features/permissions/permissions';
import { permissionRoutes } from '#features/permissions/routes';
import { createPhoneSignIn } from '#features/phone-sign-in/phone-sign-in';
import { phoneSignInRoutes } from '#features/phone-sign-in/routes';
import { createPreferences } from '#features/preferences/preferences';
import { preferenceRoutes } from '#features/preferences/routes';
import { createRegistration } from '#features/registration/registration';
import { registrationRoutes } from '#features/registration/routes';
import { createRetrieval } from '#features/retrieval/retrieval';
import { retrievalRoutes } from '#features/retrieval/routes';
import { createRoles } from '#features/roles/roles';
import { roleRoutes } from '#features/roles/routes';
import { createDuty, type Duty } from '#features/second-factor/duty';
import { secondFactorRoutes } from '#features/second-factor/routes';
import { createSecondFactor } from '#features/second-factor/second-factor';
import { setupRoutes } from '#features/setup/routes';
import { createSetup } from '#features/setup/setup';
import { createLetIn } from '#features/sign-in/let-in';
import { hashPassword, passwordSlots, verifyPassword } from '#features/sign-in/passwords';
import { signInRoutes } from '#features/sign-in/routes';
import { createSignIn, type SignIn } from '#features/sign-in/sign-in';
import { findPersonByWorkNo } from '#features/sign-in/store';
import { createUserInfo } from '#features/sign-in/user-info';
import {
  answersForPage,
  type FramedPage,
  provesClient,
  type ShownSecret,
} from '#features/single-sign-on/clients';
import { createLogins } from '#features/single-sign-on/logins';
import { startSingleSignOn } from '#features/single-sign-on/start';
import { smsCodeRoutes } from '#features/sms-codes/routes';
import { createSmsCodes } from '#features/sms-codes/sms-codes';
import { subsystemRoutes } from '#features/subsystems/routes';
import { createSubsystems, type Subsystems } from '#features/subsystems/subsystems';
import { tenantRoutes } from '#features/tenants/routes';
import { createTenants } from '#features/tenants/tenants';
import { phoneCode } from '@portal/contract/limits';
import type { WaysIn } from '@portal/contract/ways-in';
import { waysInRoutes } from '#features/ways-in/routes';
import { waysInOf } from '#features/ways-in/ways-in';
import type { Logger } from 'pino';
import { type Audit, createAudit } from '#platform/audit';
import type { Bus } from '#platform/bus';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { LetIn } from '#platform/door';
import { createDues, type Dues } from '#platform/dues';
import { type Epochs, followEpochs } from '#platform/epochs';
import { freshProof } from '#platform/fresh-proof';
import { createGate } from '#platform/gate';
import { createHttp } from '#platform/http';
import { createLimiter } from '#platform/limiter';
import { createOneTimeCodes } from '#platform/one-time-codes';
import { createOwnManifests } from '#platform/own-manifests';
import { createPortalRelease } from '#platform/portal-release';
import { securityHeaders } from '#platform/security-headers';
import { createSessions, type Sessions } from '#platform/sessions';
import { createSms } from '#platform/sms';
import { createSpentCodes } from '#platform/spent-codes';
import { createTickets } from '#platform/tickets';
import { webFiles } from '#platform/web-files';

/** What the server needs of the outside world; a test hands it other ones. */
export interface World {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Logger;
  config: Config;
  /** Seals what is kept secret in the database; made once per installation. */
  secret: string;
}

/** The whole server on one page: every part is made here, in the order in which they need one another. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { db, bus, clock, log, config, secret } = world;
  const epochs = await followEpochs({ db, bus });
  const audit = createAudit({ db, clock, log });
  const { sessionAbsoluteMs: absoluteMs, sessionIdleMs: idleMs } = config;
  const sessions = createSessions({ db, bus, clock, lifetimes: { absoluteMs, idleMs } });
  const permissions = createPermissions({ db, epochs, clock });
  const dictionaries = createDictionaries({ db, epochs });
  const subsystems = createSubsystems({
    db,
    clock,
    epochs,
    permissions,
    manifestAt: createOwnManifests(),
    addresses: { gims: config.gimsUrl, idss: config.idssUrl },
  });

  const dues = createDues({ clock, passwordLifeMs: config.passwordLifeMs });
  const duty = createDuty({ db, roles: config.secondFactorRoles });
  const letIn = createLetIn({ db, sessions, audit, dictionaries, dues, duty });
  const door = createSignIn({ db, clock, secret, sessions, audit, letIn });

  const isMember = createMemberships({ db, epochs });
  const gate = createGate({
    limiter: createLimiter({ clock, factor: config.rateFactor }),
    findSession: sessions.find,
    duesOf: dues.of,
    isFreshlyProved: freshProof(clock),
    isMember,
    mayAct: permissions.mayAct,
    operatorSecret: config.metricsToken,
    publicOrigin: config.publicOrigin,
  });
  const app = createHttp({
    clock,
    gate,
    log,
    trustProxy: config.trustProxy,
    epochs: epochs.text,
    headers: securityHeaders(config),
    onRefusal: (refusal, request) => audit.noteRefusal(refusal, request),
  });

  signInRoutes(app, door);
  const phone = phoneRoutes(app, world, { audit, sessions, letIn, door });
  accountRoutes(app, world, { audit, sessions, dues, duty, door, isMember });
  inwardRoutes(app, world, { audit, letIn, door, ways: phone.ways });
  accessRoutes(app, world, { audit, permissions, dues, duty, epochs });
  subsystemRoutes(app, subsystems);
  preferenceRoutes(app, createPreferences({ db, clock }));
  dictionaryRoutes(app, dictionaries);
  announcementRoutes(app, createAnnouncements({ db, clock }));
  roleRoutes(app, createRoles({ db }));
  analysisRoutes(app, createAnalysis({ db, clock, permissions }));
  operationRoutes(app, { db });
  outwardRoutes(app, world, { audit, permissions, subsystems });
  webFiles(app, { config, frameOrigins: subsystems.trustedOrigins });

  app.addHook('onClose', async () => {
    await phone.settled();
    await audit.flush();
    await sessions.flush();
  });
  return app;
}

interface AccessParts {
  audit: Audit;
  permissions: Permissions;
  dues: Dues;
  duty: Duty;
  epochs: Epochs;
}

/** What people may see and do, why no more than that, and that it has just changed. */
function accessRoutes(app: FastifyInstance, { db, clock }: World, parts: AccessParts): void {
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

interface InwardParts {
  audit: Audit;
  letIn: LetIn;
  door: SignIn;
  /** Which ways of our own are open. */
  ways: Pick<WaysIn, 'phone' | 'registration'>;
}

/** The ways in that lean on somebody else's word: services outside, and systems that hand people over. */
function inwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, letIn, door, ways }: InwardParts,
): void {
  const { db, clock, log, config } = world;
  const { outside, publicOrigin } = config;
  const [tickets, spentCodes] = [createTickets(world), createSpentCodes(world)];
  const parts = { db, clock, log, audit, letIn, tickets, spentCodes };
  waysInRoutes(app, waysInOf(outside, ways));
  const services = createServices({ config: outside, clock, publicOrigin });
  outsideRoutes(app, createOutside({ ...parts, ...services, provePassword: door.proveIdentity }));
  bindingRoutes(app, createBindings({ db, audit, ...services }));
  const findPerson = (workNo: string) => findPersonByWorkNo(db, workNo);
  casRoutes(app, createCas({ ...parts, config: outside.cas, findPerson }));
  const isClient = (shown: ShownSecret) => provesClient(db, shown);
  const { handOverClients: clients } = outside;
  handOverRoutes(app, createHandOvers({ ...parts, clients, isClient, publicOrigin }));
}

interface AccountParts {
  audit: Audit;
  sessions: Sessions;
  dues: Dues;
  duty: Duty;
  door: SignIn;
  isMember: Memberships;
}

/** What somebody signed in does about themselves: where they work, how they like it, what they prove who they are by. */
function accountRoutes(app: FastifyInstance, world: World, parts: AccountParts): void {
  const { db, clock, config } = world;
  const { audit, sessions, dues, door, isMember } = parts;
  const userInfoOf = createUserInfo(db);
  const tenants = createTenants({ db, sessions, audit });
  tenantRoutes(app, { tenants, userInfoOf, duesOf: dues.of });
  departmentRoutes(app, { departments: createDepartments({ db, sessions }), userInfoOf });
  const contexts = createContexts({ db, audit, isMember });
  contextRoutes(app, { contexts, switching: config.switching });
  ownSessionRoutes(app, createOwnSessions({ sessions, audit }));

  const { passwordPolicy: policy, passwordLifeMs: lifeMs } = config;
  const newPasswords = newPasswordsBy({ db, clock, config });
  const passwords = createPasswords({ db, clock, sessions, audit, newPasswords, lifeMs, door });
  passwordRoutes(app, passwords);

  const tickets = createTickets({ db, clock });
  const setup = createSetup({ db, clock, audit, tickets, door, newPasswords });
  setupRoutes(app, { setup, policy });
  secondFactorRoutes(app, createSecondFactor({ ...world, ...parts, tickets }));
}

const newPasswordsBy = ({ db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>) =>
  createNewPasswords({
    db,
    clock,
    policy: config.passwordPolicy,
    hashing: { slots: passwordSlots, hash: hashPassword, verify: verifyPassword },
  });

interface PhoneParts {
  audit: Audit;
  sessions: Sessions;
  letIn: LetIn;
  door: SignIn;
}

/** What a code on one's telephone opens; answers which of it is open, and what is to be waited for at the end. */
function phoneRoutes(
  app: FastifyInstance,
  { db, clock, log, config, secret }: World,
  { audit, sessions, letIn, door }: PhoneParts,
) {
  const sms = createSms({ config, clock, log });
  const codes = createOneTimeCodes({ db, clock, secret, ...phoneCode });
  const { registration } = config;
  smsCodeRoutes(app, createSmsCodes({ db, clock, secret, codes, sms, registration }));
  phoneSignInRoutes(app, createPhoneSignIn({ db, codes, letIn }));

  const newPasswords = newPasswordsBy({ db, clock, config });
  const isReached = sms.state() !== 'closed';
  const isOpen = isReached && registration === 'open';
  const newcomers = { db, clock, audit, codes, door, newPasswords, isOpen };
  registrationRoutes(app, createRegistration(newcomers));

  const tickets = createTickets({ db, clock });
  const forgetful = { db, tickets, codes, sms, sessions, audit, door, newPasswords };
  retrievalRoutes(app, createRetrieval(forgetful));
  return { ways: { phone: isReached, registration: isOpen }, settled: sms.settled };
}

interface OutwardParts {
  audit: Audit;
  permissions: Permissions;
  subsystems: Subsystems;
}

/** What carries somebody over to systems elsewhere, in windows and in frames. */
function outwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, permissions, subsystems }: OutwardParts,
): void {
  const { db, clock, config } = world;
  const tickets = createTickets({ db, clock });
  startSingleSignOn(app, { ...world, audit, tickets, permissions });
  const isClient = (shown: ShownSecret) => provesClient(db, shown);
  accountSetRoutes(app, createAccountSets({ db, audit, tickets, config, permissions, isClient }));
  const frames = createFrames({
    ...world,
    audit,
    tickets,
    permissions,
    subsystems,
    isClient,
    answersFor: (page: FramedPage, clientId) => answersForPage(db, page, clientId),
    logins: createLogins({ db, clock }),
  });
  frameRoutes(app, frames);
}

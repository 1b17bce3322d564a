import { phoneCode } from '@portal/contract/limits';
import type { SignInMethods } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { cleanPicture } from '#features/files/content/pictures.ts';
import { createAvatars } from '#features/identity/avatars/avatars.ts';
import { avatarRoutes } from '#features/identity/avatars/routes.ts';
import { createCas } from '#features/identity/cas/cas.ts';
import { casRoutes } from '#features/identity/cas/routes.ts';
import { bindingRoutes } from '#features/identity/external/binding-routes.ts';
import { createBindings } from '#features/identity/external/bindings.ts';
import { createExternalSignIn } from '#features/identity/external/external-sign-in.ts';
import { createIdentityProviders } from '#features/identity/external/identity-providers.ts';
import { externalRoutes } from '#features/identity/external/routes.ts';
import { createOwnSessions } from '#features/identity/own-sessions/own-sessions.ts';
import { ownSessionRoutes } from '#features/identity/own-sessions/routes.ts';
import { createRetrieval } from '#features/identity/password-retrieval/retrieval.ts';
import { retrievalRoutes } from '#features/identity/password-retrieval/routes.ts';
import { createNewPasswords } from '#features/identity/passwords/new-passwords.ts';
import { createPasswords } from '#features/identity/passwords/passwords.ts';
import { passwordRoutes } from '#features/identity/passwords/routes.ts';
import { createPhoneSignIn } from '#features/identity/phone-sign-in/phone-sign-in.ts';
import { phoneSignInRoutes } from '#features/identity/phone-sign-in/routes.ts';
import {
  type ClientCredentials,
  isClientSecret,
} from '#features/identity/provider/clients/clients.ts';
import { createClientDesk } from '#features/identity/provider/clients/client-desk.ts';
import { clientRoutes } from '#features/identity/provider/clients/routes.ts';
import { startProvider } from '#features/identity/provider/start.ts';
import { createRegistration } from '#features/identity/registration/registration.ts';
import { registrationRoutes } from '#features/identity/registration/routes.ts';
import { createReachOf, isWithinScope } from '#features/administration/administered-people.ts';
import { issueCode } from '#features/identity/second-factor/enrolment/codes.ts';
import { createEnrolmentDesk } from '#features/identity/second-factor/enrolment/desk.ts';
import {
  type EnrolmentPorts,
  createEnrolment,
} from '#features/identity/second-factor/enrolment/enrolment.ts';
import { enrolmentRoutes } from '#features/identity/second-factor/enrolment/routes.ts';
import { secondFactorRoutes } from '#features/identity/second-factor/routes.ts';
import { createSecondFactor } from '#features/identity/second-factor/second-factor.ts';
import { setupRoutes } from '#features/identity/setup/routes.ts';
import { createSetup } from '#features/identity/setup/setup.ts';
import { signInMethodRoutes } from '#features/identity/sign-in-methods/routes.ts';
import { signInMethodsOf } from '#features/identity/sign-in-methods/sign-in-methods.ts';
import { createLockDesk } from '#features/identity/sign-in/locks/desk.ts';
import { lockRoutes } from '#features/identity/sign-in/locks/routes.ts';
import {
  hashPassword,
  passwordSlots,
  verifyPassword,
} from '#features/identity/sign-in/password-hash.ts';
import { signInRoutes } from '#features/identity/sign-in/routes.ts';
import {
  findColleague as findColleagueOf,
  findPersonByWorkNo,
} from '#features/identity/sign-in/store.ts';
import { smsCodeRoutes } from '#features/identity/sms-codes/routes.ts';
import { createSmsCodes } from '#features/identity/sms-codes/sms-codes.ts';
import { ticketRoutes } from '#features/identity/tickets/routes.ts';
import { createTicketSignIn } from '#features/identity/tickets/ticket-sign-in.ts';
import { createCodeDiary } from '#features/notices/messages/code-diary.ts';
import { createSms } from '#features/sms/sms.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import { createOneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import { createUsedCodes } from '#platform/tokens/used-codes.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

interface OpenIdentity {
  methods: () => SignInMethods;
  /** Resolves when no message to a phone is being sent. */
  settled: () => Promise<void>;
}

/** Wires `features/identity`: every way of signing in, and all that users do about their own sign-in. */
export function wireIdentity(
  app: FastifyInstance,
  world: World,
  shared: SharedServices,
): OpenIdentity {
  signInRoutes(app, shared.signIn);
  const phone = wirePhone(app, world, shared);
  wirePasswords(app, world, shared);
  avatarRoutes(app, createAvatars({ db: world.db, clean: cleanAvatar }));
  wireSecondFactor(app, world, { ...shared, phoneCodes: phone.phoneCodes });
  const methods = () => signInMethodsOf(world.config.external, phone.methods());
  signInMethodRoutes(app, methods);
  wireExternal(app, world, shared);
  const { handOverClients } = world.config.external;
  clientRoutes(app, createClientDesk({ db: world.db, audit: shared.audit, handOverClients }));
  startProvider(app, { ...world, ...shared, tickets: createTickets(world) });
  return { methods, settled: phone.settled };
}

/** Writes a picture anew, as files of records are; what browsers send is smaller than a thumbnail. */
const cleanAvatar = async (picture: Buffer): Promise<Buffer> =>
  (await cleanPicture(picture, 'image/jpeg')).thumbnail;

/** Wires codes by SMS: sign-in, registration and password retrieval. */
function wirePhone(app: FastifyInstance, world: World, shared: SharedServices) {
  const { db, clock, log, config, secret } = world;
  const { audit, outbounds, sessions, startSession, signIn } = shared;
  const sms = createSms({ config, clock, outbounds, log, diary: createCodeDiary({ db, clock }) });
  const codes = createOneTimeCodes({ db, clock, secret, ...phoneCode });
  const smsCodes = createSmsCodes({ db, clock, secret, codes, sms, config });
  smsCodeRoutes(app, smsCodes);
  phoneSignInRoutes(app, createPhoneSignIn({ db, codes, startSession }));

  const newPasswords = newPasswordsBy(world);
  const canSend = sms.state() !== 'closed';
  const isOpen = () => canSend && config.registration === 'open';
  registrationRoutes(
    app,
    createRegistration({ db, clock, audit, codes, signIn, newPasswords, isOpen }),
  );
  const tickets = createTickets(world);
  retrievalRoutes(
    app,
    createRetrieval({ db, tickets, codes, sms, sessions, audit, signIn, newPasswords }),
  );
  const phoneCodes: EnrolmentPorts['phoneCodes'] = {
    isOpen: () => sms.state() !== 'closed',
    request: (use) => smsCodes.request(use),
    redeem: (use, code) => codes.redeem(use, code),
  };
  const methods = () => ({ phone: canSend, registration: isOpen() });
  return { methods, phoneCodes, settled: sms.settled };
}

/** Wires passwords, the first administrator, a user's sessions, and locks of failed sign-ins. */
function wirePasswords(app: FastifyInstance, world: World, shared: SharedServices): void {
  const { db, clock, config } = world;
  const { audit, sessions, signIn } = shared;
  const newPasswords = newPasswordsBy(world);
  const passwords = createPasswords({ db, clock, sessions, audit, newPasswords, config, signIn });
  passwordRoutes(app, passwords);

  const tickets = createTickets(world);
  const issueEnrolmentCode = async (within: Database, personId: string) =>
    (await issueCode(within, personId, clock.now())).code;
  const setupParts = { audit, tickets, signIn, newPasswords, issueEnrolmentCode };
  setupRoutes(app, { setup: createSetup({ db, clock, ...setupParts }), newPasswords });

  ownSessionRoutes(app, createOwnSessions({ sessions, audit }));
  const findColleague = colleaguesWithin(world, shared);
  lockRoutes(app, createLockDesk({ db, clock, audit, signIn: config.signIn, findColleague }));
}

/** Finds colleagues by work number; whoever administers a part of the tenant finds those of it alone. */
function colleaguesWithin({ db }: World, { permissions }: Pick<SharedServices, 'permissions'>) {
  const reachOf = createReachOf({ db, mayAct: permissions.mayAct });
  return async ({ session }: Caller, workNo: string) => {
    const found = await findColleagueOf(db, session, workNo);
    if (!found) return undefined;
    return (await isWithinScope(db, await reachOf(session), found.id)) ? found : undefined;
  };
}

/** Wires second factors and their enrolment. */
function wireSecondFactor(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & Pick<EnrolmentPorts, 'phoneCodes'>,
): void {
  const { db, clock } = world;
  const { audit, signIn, phoneCodes } = shared;
  const tickets = createTickets(world);
  secondFactorRoutes(
    app,
    createSecondFactor({ ...world, ...shared, tickets, brandNow: shared.brands.atSignIn }),
  );
  const findColleague = colleaguesWithin(world, shared);
  enrolmentRoutes(app, {
    enrolment: createEnrolment({ db, clock, audit, signIn, phoneCodes }),
    desk: createEnrolmentDesk({ db, clock, audit, findColleague }),
  });
}

/** Wires sign-in by other systems: external identity providers, CAS, and tickets of clients. */
function wireExternal(
  app: FastifyInstance,
  world: World,
  { audit, outbounds, startSession, signIn }: SharedServices,
): void {
  const { db, clock, log, config } = world;
  const { external, publicOrigin } = config;
  const [tickets, usedCodes] = [createTickets(world), createUsedCodes(world)];
  const parts = { db, clock, log, audit, outbounds, startSession, tickets, usedCodes };
  const services = createIdentityProviders({ config: external, clock, outbounds, publicOrigin });
  const { authenticate } = signIn;
  externalRoutes(app, createExternalSignIn({ ...parts, ...services, authenticate }));
  bindingRoutes(app, createBindings({ db, audit, ...services }));
  const findPerson = (workNo: string) => findPersonByWorkNo(db, workNo);
  casRoutes(app, createCas({ ...parts, config: external.cas, findPerson }));
  const isClient = (shown: ClientCredentials) => isClientSecret(db, shown);
  const { handOverClients: clients } = external;
  ticketRoutes(app, createTicketSignIn({ ...parts, clients, isClient, publicOrigin }));
}

/** Returns the function that sets new passwords: by the installation's policy, hashed as the sign-in reads them. */
export const newPasswordsBy = ({ db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>) =>
  createNewPasswords({
    db,
    clock,
    config,
    hashing: { slots: passwordSlots, hash: hashPassword, verify: verifyPassword },
  });

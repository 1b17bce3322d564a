import { createPreferences } from '#features/workplace/preferences/preferences.ts';
import { preferenceRoutes } from '#features/workplace/preferences/routes.ts';
import type { FastifyInstance } from 'fastify';
import { createContexts } from '#features/workplace/contexts/contexts.ts';
import type { Memberships } from '#features/workplace/contexts/memberships.ts';
import { contextRoutes } from '#features/workplace/contexts/routes.ts';
import { createDepartments } from '#features/workplace/departments/departments.ts';
import { departmentRoutes } from '#features/workplace/departments/routes.ts';
import { createOwnSessions } from '#features/identity/own-sessions/own-sessions.ts';
import { ownSessionRoutes } from '#features/identity/own-sessions/routes.ts';
import { createPasswords } from '#features/identity/passwords/passwords.ts';
import { passwordRoutes } from '#features/identity/passwords/routes.ts';
import type { Dictionaries } from '#features/workplace/dictionaries/dictionaries.ts';
import type { SecondFactorPolicy } from '#features/identity/second-factor/policy.ts';
import { secondFactorRoutes } from '#features/identity/second-factor/routes.ts';
import { createSecondFactor } from '#features/identity/second-factor/second-factor.ts';
import { setupRoutes } from '#features/identity/setup/routes.ts';
import { createSetup } from '#features/identity/setup/setup.ts';
import { portable } from '#features/identity/sign-in/to-wire.ts';
import type { SignIn } from '#features/identity/sign-in/sign-in.ts';
import { createUserInfo } from '#features/identity/sign-in/user-info.ts';
import { tenantRoutes } from '#features/workplace/tenants/routes.ts';
import { createTenants } from '#features/workplace/tenants/tenants.ts';
import { lockRoutes } from '#features/identity/sign-in/locks/routes.ts';
import { createLockDesk } from '#features/identity/sign-in/locks/desk.ts';
import { findColleague as findColleagueOf } from '#features/identity/sign-in/store.ts';
import { issueCode } from '#features/identity/second-factor/enrolment/codes.ts';
import {
  createEnrolment,
  type EnrolmentPorts,
} from '#features/identity/second-factor/enrolment/enrolment.ts';
import { createEnrolmentDesk } from '#features/identity/second-factor/enrolment/desk.ts';
import { enrolmentRoutes } from '#features/identity/second-factor/enrolment/routes.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller, PendingStepsOf } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import { newPasswordsBy } from './new-passwords.ts';
import type { World } from '../world.ts';

interface AccountParts {
  audit: Audit;
  sessions: Sessions;
  pendingStepsOf: PendingStepsOf;
  dictionaries: Dictionaries;
  factorPolicy: SecondFactorPolicy;
  signIn: SignIn;
  isMember: Memberships;
  phoneCodes: EnrolmentPorts['phoneCodes'];
}

/** What somebody signed in does about themselves: where they work, how they like it, what they prove who they are by. */
export function accountRoutes(app: FastifyInstance, world: World, parts: AccountParts): void {
  const { db, clock, config } = world;
  const { audit, sessions, pendingStepsOf, signIn, isMember } = parts;
  const userInfoOf = createUserInfo(db);
  const tenants = createTenants({ db, sessions, audit });
  const dictionaries = async () => portable(await parts.dictionaries.all());
  tenantRoutes(app, { tenants, userInfoOf, pendingStepsOf, dictionaries });
  departmentRoutes(app, { departments: createDepartments({ db, sessions }), userInfoOf });
  const contexts = createContexts({ db, audit, isMember });
  contextRoutes(app, { contexts, switching: config.switching });
  preferenceRoutes(app, createPreferences({ db, clock }));
  ownSessionRoutes(app, createOwnSessions({ sessions, audit }));

  const { passwordPolicy: policy, passwordLifeMs: lifeMs } = config;
  const newPasswords = newPasswordsBy({ db, clock, config });
  const passwords = createPasswords({ db, clock, sessions, audit, newPasswords, lifeMs, signIn });
  passwordRoutes(app, passwords);

  const tickets = createTickets({ db, clock });
  const issueEnrolmentCode = async (within: Database, personId: string) =>
    (await issueCode(within, personId, clock.now())).code;
  const parting = { audit, tickets, signIn, newPasswords, issueEnrolmentCode };
  const setup = createSetup({ db, clock, ...parting });
  setupRoutes(app, { setup, policy });
  secondFactorRoutes(app, createSecondFactor({ ...world, ...parts, tickets }));
  const findColleague = ({ session }: Caller, workNo: string) =>
    findColleagueOf(db, session, workNo);
  enrolmentRoutes(app, {
    enrolment: createEnrolment({ db, clock, audit, signIn, phoneCodes: parts.phoneCodes }),
    desk: createEnrolmentDesk({ db, clock, audit, findColleague }),
  });
  lockRoutes(app, createLockDesk({ db, clock, audit, signIn: config.signIn }));
}

import type { FastifyInstance } from 'fastify';
import { createPhoneSignIn } from '#features/identity/phone-sign-in/phone-sign-in.ts';
import { phoneSignInRoutes } from '#features/identity/phone-sign-in/routes.ts';
import { createRegistration } from '#features/identity/registration/registration.ts';
import { registrationRoutes } from '#features/identity/registration/routes.ts';
import { createRetrieval } from '#features/identity/password-retrieval/retrieval.ts';
import { retrievalRoutes } from '#features/identity/password-retrieval/routes.ts';
import type { EnrolmentPorts } from '#features/identity/second-factor/enrolment/enrolment.ts';
import type { SignIn } from '#features/identity/sign-in/sign-in.ts';
import { smsCodeRoutes } from '#features/identity/sms-codes/routes.ts';
import { createSmsCodes } from '#features/identity/sms-codes/sms-codes.ts';
import { phoneCode } from '@portal/contract/limits';
import type { Audit } from '#platform/audit/audit.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import { createOneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { createSms } from '#features/sms/sms.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import { newPasswordsBy } from './new-passwords.ts';
import type { World } from '../world.ts';

type PhoneCodes = EnrolmentPorts['phoneCodes'];

interface PhoneParts {
  audit: Audit;
  sessions: Sessions;
  startSession: StartSession;
  signIn: SignIn;
}

/** What a code on one's telephone opens; answers which of it is open, and what is to be waited for at the end. */
export function phoneRoutes(
  app: FastifyInstance,
  { db, clock, log, config, secret }: World,
  { audit, sessions, startSession, signIn }: PhoneParts,
) {
  const sms = createSms({ config, clock, log });
  const codes = createOneTimeCodes({ db, clock, secret, ...phoneCode });
  const { registration } = config;
  const smsCodes = createSmsCodes({ db, clock, secret, codes, sms, registration });
  smsCodeRoutes(app, smsCodes);
  phoneSignInRoutes(app, createPhoneSignIn({ db, codes, startSession }));

  const newPasswords = newPasswordsBy({ db, clock, config });
  const isReached = sms.state() !== 'closed';
  const isOpen = isReached && registration === 'open';
  const newcomers = { db, clock, audit, codes, signIn, newPasswords, isOpen };
  registrationRoutes(app, createRegistration(newcomers));

  const tickets = createTickets({ db, clock });
  const forgetful = { db, tickets, codes, sms, sessions, audit, signIn, newPasswords };
  retrievalRoutes(app, createRetrieval(forgetful));
  const phoneCodes: PhoneCodes = {
    isOpen: () => sms.state() !== 'closed',
    request: (use) => smsCodes.request(use),
    redeem: (use, code) => codes.redeem(use, code),
  };
  const ways = { phone: isReached, registration: isOpen };
  return { ways, phoneCodes, settled: sms.settled };
}

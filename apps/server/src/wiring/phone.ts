import type { FastifyInstance } from 'fastify';
import { createPhoneSignIn } from '#features/phone-sign-in/phone-sign-in';
import { phoneSignInRoutes } from '#features/phone-sign-in/routes';
import { createRegistration } from '#features/registration/registration';
import { registrationRoutes } from '#features/registration/routes';
import { createRetrieval } from '#features/retrieval/retrieval';
import { retrievalRoutes } from '#features/retrieval/routes';
import type { EnrolmentPorts } from '#features/second-factor/enrolment';
import type { SignIn } from '#features/sign-in/sign-in';
import { smsCodeRoutes } from '#features/sms-codes/routes';
import { createSmsCodes } from '#features/sms-codes/sms-codes';
import { phoneCode } from '@portal/contract/limits';
import type { Audit } from '#platform/audit';
import type { LetIn } from '#platform/door';
import { createOneTimeCodes } from '#platform/one-time-codes';
import type { Sessions } from '#platform/sessions';
import { createSms } from '#platform/sms';
import { createTickets } from '#platform/tickets';
import { newPasswordsBy } from './new-passwords.ts';
import type { World } from '../world.ts';

type PhoneCodes = EnrolmentPorts['phoneCodes'];

interface PhoneParts {
  audit: Audit;
  sessions: Sessions;
  letIn: LetIn;
  door: SignIn;
}

/** What a code on one's telephone opens; answers which of it is open, and what is to be waited for at the end. */
export function phoneRoutes(
  app: FastifyInstance,
  { db, clock, log, config, secret }: World,
  { audit, sessions, letIn, door }: PhoneParts,
) {
  const sms = createSms({ config, clock, log });
  const codes = createOneTimeCodes({ db, clock, secret, ...phoneCode });
  const { registration } = config;
  const smsCodes = createSmsCodes({ db, clock, secret, codes, sms, registration });
  smsCodeRoutes(app, smsCodes);
  phoneSignInRoutes(app, createPhoneSignIn({ db, codes, letIn }));

  const newPasswords = newPasswordsBy({ db, clock, config });
  const isReached = sms.state() !== 'closed';
  const isOpen = isReached && registration === 'open';
  const newcomers = { db, clock, audit, codes, door, newPasswords, isOpen };
  registrationRoutes(app, createRegistration(newcomers));

  const tickets = createTickets({ db, clock });
  const forgetful = { db, tickets, codes, sms, sessions, audit, door, newPasswords };
  retrievalRoutes(app, createRetrieval(forgetful));
  const phoneCodes: PhoneCodes = {
    isOpen: () => sms.state() !== 'closed',
    request: (use) => smsCodes.request(use),
    redeem: (use, code) => codes.redeem(use, code),
  };
  const ways = { phone: isReached, registration: isOpen };
  return { ways, phoneCodes, settled: sms.settled };
}

import { maskedPhone } from '@portal/contract/identity/phone';
import type { Enrolment } from '@portal/contract/identity/enrolment';
import { secondFactorDraftMs } from '@portal/contract/limits';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { CodeUse, CodeVerdict } from '#platform/tokens/one-time-codes.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Visitor } from '#platform/session/session.ts';
import { takeCode } from './codes.ts';
import { enrolmentOf, openEnrolmentOf } from './store.ts';

/** The first factor is added within this time once the code was right: a draft may begin at the very end of it. */
const openMs = 2 * secondFactorDraftMs;

interface PhoneUse extends CodeUse {
  purpose: 'enrolment';
  visitor: Visitor;
}

/** The functions of other features that enrolment needs. */
export interface EnrolmentPorts {
  signIn: {
    /** Guards an attempt, counted by its name. */
    guardAttempt: (
      name: string,
      caller: Caller,
      isRight: () => Promise<boolean>,
    ) => Promise<boolean>;
  };
  /** Codes to telephones. */
  phoneCodes: {
    isOpen: () => boolean;
    request: (use: PhoneUse) => Promise<void>;
    redeem: (use: PhoneUse, code: string) => Promise<CodeVerdict>;
  };
}

interface Parts extends EnrolmentPorts {
  db: Database;
  clock: Clock;
  audit: Audit;
}

/**
 * Requires more than the password before the first second factor is added: an administrator's code, or one sent to the
 * phone. For a user who signed in by that phone alone it is no second way.
 */
export function createEnrolment({ db, clock, audit, signIn, phoneCodes }: Parts) {
  async function phoneOf({ session }: Caller): Promise<string | null> {
    const { phone, method } = await enrolmentOf(db, session);
    return method === 'phone' || !phoneCodes.isOpen() ? null : phone;
  }

  const useOf = async (caller: Caller): Promise<PhoneUse> => ({
    purpose: 'enrolment',
    to: (await phoneOf(caller)) ?? refuse('enrolment.no-phone'),
    visitor: caller,
  });

  async function open({ session, address, requestId }: Caller, way: 'code' | 'phone') {
    await openEnrolmentOf(db, session.tokenHash, new Date(clock.now().getTime() + openMs));
    await audit.record({
      kind: 'enrolment.opened',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { way },
    });
  }

  return {
    async standing(caller: Caller): Promise<Enrolment> {
      const { factors, until } = await enrolmentOf(db, caller.session);
      const phone = await phoneOf(caller);
      return {
        isOpen: factors > 0 || (until !== null && until > clock.now()),
        phone: phone && maskedPhone(phone),
      };
    },

    async byCode(caller: Caller, code: string): Promise<void> {
      const { personId } = caller.session;
      const isRight = await signIn.guardAttempt(`enrolment ${personId}`, caller, () =>
        takeCode(db, { personId, code }, clock.now()),
      );
      if (!isRight) refuse('enrolment.wrong-code');
      await open(caller, 'code');
    },

    sendCode: async (caller: Caller): Promise<void> => phoneCodes.request(await useOf(caller)),

    async byPhone(caller: Caller, code: string): Promise<void> {
      const verdict = await phoneCodes.redeem(await useOf(caller), code);
      if (verdict !== 'right') refuse(`phone-code.${verdict}`);
      await open(caller, 'phone');
    },
  };
}

import { confirmationFault, type PasswordPolicy } from '@portal/contract/identity/password-rules';
import { mobileNumber } from '@portal/contract/field-rules';
import type { replacePassword, verifyPhone } from '@portal/contract/identity/retrieval';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { OneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { refuse, Refused } from '#platform/http/refuse.ts';
import { deleteSessionsOf } from '#platform/session/store.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createFlow } from './flow.ts';
import { findSubject, type SubjectRow, subjectOf } from './store.ts';

interface RetrievalParts {
  db: Database;
  tickets: Tickets;
  codes: OneTimeCodes;
  sms: { state(): 'open' | 'closed' | 'failing' };
  sessions: Sessions;
  audit: Audit;
  /** The sign-in's: what was encrypted for it, and failures that are forgotten with the forgotten password. */
  signIn: {
    decryptAll(keyId: string, encrypted: readonly string[]): Promise<string[]>;
    forgive(workNo: string, visitor: Visitor): Promise<void>;
  };
  newPasswords: {
    policy: PasswordPolicy;
    /** Replaces a password by one within the rules, and does what belongs to it in the same transaction. */
    renew(
      person: SubjectRow,
      password: string,
      alongside: (within: Database) => Promise<void>,
    ): Promise<void>;
  };
}

export type Retrieval = ReturnType<typeof createRetrieval>;

/** Replaces a forgotten password for a user who reads the phone of the account. */
export function createRetrieval(parts: RetrievalParts) {
  const { db, codes, sms, sessions, audit, signIn, newPasswords } = parts;
  const flow = createFlow(parts.tickets);

  return {
    /** The ticket of the second step, for any account, also for one that there is not. */
    async begin(account: string): Promise<string> {
      if (sms.state() === 'closed') refuse('sms.closed');
      const by = mobileNumber.test(account) ? 'phone' : 'work_no';
      const subject = await findSubject(db, by, account);
      return flow.lead('phone', subject?.id ?? null);
    },

    /** The code has to be right and the number that of the account the flow began with. */
    async verify(
      { step, phone, code }: { step: string; phone: string; code: string },
      visitor: Visitor,
    ): Promise<z.infer<typeof verifyPhone.result>> {
      const personId = await flow.subjectOf('phone', step);
      const verdict = await codes.redeem({ purpose: 'retrieval', to: phone, visitor }, code);
      if (verdict !== 'right') refuse(`phone-code.${verdict}`);
      await flow.pass('phone', step);
      const subject = personId === null ? undefined : await subjectOf(db, personId);
      if (subject?.phone !== phone) return refuse('retrieval.mismatch');
      return {
        step: await flow.lead('password', subject.id),
        username: subject.work_no,
        policy: newPasswords.policy,
      };
    },

    /** The ticket is used up by the password it sets: one that is turned down leaves another try. */
    async replace(form: z.infer<typeof replacePassword.input>, visitor: Visitor): Promise<void> {
      const personId = await flow.subjectOf('password', form.step);
      const subject = personId === null ? undefined : await subjectOf(db, personId);
      if (!subject) return refuse('retrieval.stale');
      const [password = '', again = ''] = await signIn.decryptAll(form.keyId, [
        form.password,
        form.confirmpassword,
      ]);
      const fault = confirmationFault(password, again);
      if (fault !== null) refuse('password.unfit', { message: fault });

      await newPasswords
        .renew(subject, password, async (within) => {
          await flow.pass('password', form.step, within);
          await deleteSessionsOf(within, subject.id);
        })
        .catch(overtaken);
      await sessions.revokeAllOf(subject.id);
      await signIn.forgive(subject.work_no, visitor);
      const { address, requestId } = visitor;
      await audit.record({
        kind: 'password.retrieved',
        actorId: subject.id,
        actorWorkNo: subject.work_no,
        address,
        requestId,
      });
    },
  };
}

/** Refuses when another change of the same password came first: the flow is over. */
function overtaken(error: unknown): never {
  const isOvertaken = error instanceof Refused && error.refusal === 'password.wrong-old';
  throw isOvertaken ? new Refused('retrieval.stale', { cause: error }) : error;
}

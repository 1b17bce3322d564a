import type { Task } from '@portal/contract/identity/proof-of-work';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Attempts } from './attempts/attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { isWorkDone } from './proof-of-work.ts';
import { findPersonByWorkNo, type PersonRow } from './store.ts';
import { refuseSignIn } from './refuse-sign-in.ts';

/** Refusals of a wrong password: at the sign-in, and of the old one in a change. */
export type PasswordRefusal = 'sign-in.failed' | 'password.wrong-old';

/** The circumstances of a shown password. */
export interface AttemptContext {
  visitor: Visitor;
  /** The browser, where the person is known on it. */
  knownDevice: string | undefined;
  refusal: PasswordRefusal;
  /** The proof of work of this attempt; `session` for a signed-in user, who owes none. */
  work: 'session' | { task: Task; answer: string | undefined };
}

/**
 * Authenticates a user by work number and password. An unknown work number costs the same time. Only in a slot:
 * attempts that came together must not all be verified before one of them is counted.
 */
export const createAuthenticate =
  ({ db, audit, attempts }: { db: Database; audit: Audit; attempts: Attempts }) =>
  async (
    { workNo, password }: { workNo: string; password: string },
    { visitor, knownDevice, refusal, work }: AttemptContext,
  ): Promise<PersonRow> => {
    const attempt = attempts.of({ name: workNo, visitor, knownDevice });
    const { asksWork } = await attempts.requireOpen(attempt);
    // Refused unseen: whether the password was right is not told to who has not worked for it.
    if (asksWork && !(await isDone(work))) refuse('sign-in.challenge');
    const person = await findPersonByWorkNo(db, workNo);
    const isRight = await verifyPassword(person?.password_hash, password);
    if (person && isRight) {
      await attempts.forgive(attempt);
      return person;
    }
    await attempts.countFailure(attempt, person?.id);
    return refuseSignIn(audit, refusal, { person, visitor });
  };

const isDone = async (work: AttemptContext['work']): Promise<boolean> =>
  work === 'session' || (work.answer !== undefined && isWorkDone(work.task, work.answer));

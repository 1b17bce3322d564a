import type { Task } from '@portal/contract/identity/proof-of-work';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Attempts } from './attempts/attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { isWorkDone } from './proof-of-work.ts';
import { findPersonByWorkNo, type PersonRow } from './store.ts';
import { turnAway } from './refuse-sign-in.ts';

/** What is said of a wrong password: at the door, and of an old one that is to be changed. */
export type PasswordRefusal = 'sign-in.failed' | 'password.wrong-old';

/** The circumstances of a shown password. */
export interface Showing {
  visitor: Visitor;
  /** The browser, where the person is known on it. */
  knownDevice: string | undefined;
  refusal: PasswordRefusal;
  /** What a stranger's browser did for this try; `session` for somebody signed in, of whom no work is asked. */
  work: 'session' | { task: Task; answer: string | undefined };
}

/**
 * The person of a work number, if this is their password. For nobody the same work is done as for somebody. Only in a
 * slot: tries that came together must not all be looked at before one of them has been counted.
 */
export const createProve =
  ({ db, audit, attempts }: { db: Database; audit: Audit; attempts: Attempts }) =>
  async (
    { workNo, password }: { workNo: string; password: string },
    { visitor, knownDevice, refusal, work }: Showing,
  ): Promise<PersonRow> => {
    const attempt = attempts.of({ name: workNo, visitor, knownDevice });
    const { asksWork } = await attempts.insistOnOpen(attempt);
    // Refused unseen: whether the password was right is not told to who has not worked for it.
    if (asksWork && !(await isDone(work))) refuse('sign-in.challenge');
    const person = await findPersonByWorkNo(db, workNo);
    const isRight = await verifyPassword(person?.password_hash, password);
    if (person && isRight) {
      await attempts.forgive(attempt);
      return person;
    }
    await attempts.countFailure(attempt, person?.id);
    return turnAway(audit, refusal, { person, visitor });
  };

const isDone = async (work: Showing['work']): Promise<boolean> =>
  work === 'session' || (work.answer !== undefined && isWorkDone(work.task, work.answer));

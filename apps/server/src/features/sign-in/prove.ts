import type { Audit } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Visitor } from '#platform/session';
import type { Attempts } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { findPersonByWorkNo, type PersonRow } from './store.ts';
import { turnAway } from './turn-away.ts';

/** What is said of a wrong password: at the door, and of an old one that is to be changed. */
export type PasswordRefusal = 'sign-in.failed' | 'password.wrong-old';

/**
 * The person of a work number, if this is their password. For nobody the same work is done as for somebody. Only in a
 * slot: tries that came together must not all be looked at before one of them has been counted.
 */
export const createProve =
  ({ db, audit, attempts }: { db: Database; audit: Audit; attempts: Attempts }) =>
  async (
    { workNo, password }: { workNo: string; password: string },
    { visitor, refusal }: { visitor: Visitor; refusal: PasswordRefusal },
  ): Promise<PersonRow> => {
    const attempt = attempts.of(workNo, visitor);
    await attempts.insistOnOpen(attempt);
    const person = await findPersonByWorkNo(db, workNo);
    const isRight = await verifyPassword(person?.password_hash, password);
    if (person && isRight) {
      await attempts.forgive(attempt);
      return person;
    }
    await attempts.countFailure(attempt);
    return turnAway(audit, refusal, { person, visitor });
  };

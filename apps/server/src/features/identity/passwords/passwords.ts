import { confirmationFault } from '@portal/contract/identity/password-rules';
import type { updatePassword } from '@portal/contract/identity/passwords';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { passwordAge } from './password-age.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { NewPasswords } from './new-passwords.ts';
import { type PersonRow, personOf } from './store.ts';

interface PasswordParts {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  audit: Audit;
  newPasswords: NewPasswords;
  config: Pick<Config, 'passwordLifeMs'>;
  /** The sign-in's: what was encrypted for it, and a password shown once more. */
  signIn: {
    decryptAll(keyId: string, encrypted: readonly string[]): Promise<string[]>;
    reauthenticate(caller: Caller, password: string): Promise<PersonRow>;
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Returns the state of a user's own password, and changes it. */
export function createPasswords(parts: PasswordParts) {
  const { db, clock, sessions, audit, newPasswords, config, signIn } = parts;

  return {
    async standingOf({ personId, workNo }: Session, claimedWorkNo: string) {
      // Nobody learns of others who still has the password they were given.
      if (claimedWorkNo !== workNo) refuse('claim.mismatch');
      const person = await personOf(db, personId);
      const standing = {
        hasPassword: person.password_hash !== '!',
        passwordChangedAt: person.password_changed_at,
      };
      const { policy } = newPasswords;
      const { passwordLifeMs: lifeMs } = config;
      return { person, policy, ...passwordAge(standing, { now: clock.now(), lifeMs }) };
    },

    /** @throws {Refused} with the words of the rule that the new password breaks. */
    async change(form: z.infer<typeof updatePassword.input>, caller: Caller): Promise<void> {
      const { session } = caller;
      if (form.username !== session.workNo) refuse('claim.mismatch');
      const encrypted = [form.oldpassword, form.password, form.confirmpassword];
      const [old = '', password = '', again = ''] = await signIn.decryptAll(form.keyId, encrypted);
      const fault = confirmationFault(password, again);
      if (fault !== null) refuse('password.unfit', { message: fault });

      const person = await signIn.reauthenticate(caller, old);
      await newPasswords.renew(person, password, (within) => sessions.supersede(session, within));
      await sessions.reread(session.personId);
      await audit.record({
        kind: 'password.changed',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address: caller.address,
        requestId: caller.requestId,
      });
    },
  };
}

import { passwordsRemembered } from '@portal/contract/limits';
import { newPasswordFault, type PasswordPolicy } from '@portal/contract/identity/password-rules';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { hashesBefore, type PersonRow, rememberHash, replaceHash } from './store.ts';

/** Hashes passwords in slots, a few at once. */
interface Hashing {
  slots: { run<T>(task: () => Promise<T>): Promise<T> };
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

interface NewPasswordParts {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'passwordPolicy'>;
  hashing: Hashing;
}

export type NewPasswords = ReturnType<typeof createNewPasswords>;

/** The password in force is remembered on the person. */
const inHistory = passwordsRemembered - 1;

/** Sets new passwords: by the policy, and none of the last ones. */
export function createNewPasswords({ db, clock, config, hashing }: NewPasswordParts) {
  function requireRules(password: string, workNo: string): void {
    const fault = newPasswordFault(password, { policy: config.passwordPolicy, workNo });
    if (fault !== null) refuse('password.unfit', { message: fault });
  }

  async function requireUnused(person: PersonRow, password: string): Promise<void> {
    const earlier = await hashesBefore(db, person.id, inHistory);
    for (const stored of [person.password_hash, ...earlier]) {
      if (await hashing.verify(stored, password)) refuse('password.reused');
    }
  }

  return {
    get policy(): PasswordPolicy {
      return config.passwordPolicy;
    },

    /** Returns the hash of a first password that follows the rules. */
    async first(workNo: string, password: string): Promise<string> {
      requireRules(password, workNo);
      return hashing.slots.run(() => hashing.hash(password));
    },

    /**
     * Replaces a password and runs `alongside` in the same transaction. Of two changes at the same moment the second is
     * refused as if the old password were wrong, which by then it is.
     */
    async renew(
      person: PersonRow,
      password: string,
      alongside: (within: Database) => Promise<void>,
    ): Promise<void> {
      requireRules(password, person.work_no);
      const newHash = await hashing.slots.run(async () => {
        await requireUnused(person, password);
        return hashing.hash(password);
      });
      const now = clock.now();
      await db.transaction().execute(async (within) => {
        const isReplaced = await replaceHash(within, person, { newHash, now });
        if (!isReplaced) refuse('password.wrong-old');
        await rememberHash(within, person, { now, most: inHistory });
        await alongside(within);
      });
    },
  };
}

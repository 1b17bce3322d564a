import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import type { register } from '@portal/contract/identity/registration';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { OneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import { insertPerson, isNameTaken } from './store.ts';

interface RegistrationParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  codes: OneTimeCodes;
  /** The sign-in's: what was encrypted for it. */
  signIn: { decryptAll(keyId: string, encrypted: readonly string[]): Promise<string[]> };
  newPasswords: {
    policy: PasswordPolicy;
    /** Returns the hash of a first password that follows the rules. */
    first(workNo: string, password: string): Promise<string>;
  };
  /** The installation's choice; closed where no SMS can be sent. */
  isOpen: () => boolean;
}

type Form = z.infer<typeof register.input>;

export type Registration = ReturnType<typeof createRegistration>;

/** Registers accounts. A new account opens nothing until an administrator gives it a role. */
export function createRegistration(parts: RegistrationParts) {
  const { db, clock, audit, codes, signIn, newPasswords, isOpen } = parts;

  return {
    isOpen,
    policy: (): PasswordPolicy => newPasswords.policy,

    /**
     * Registers an account. Nothing is looked up or computed before the code is verified, so only the owner of the
     * phone learns that a name or number is taken, which costs a try. The code is used up with the account it makes.
     */
    async register(form: Form, visitor: Visitor): Promise<void> {
      if (!isOpen()) refuse('registration.closed');
      const { username: workNo, phone, smscode } = form;
      const use = { purpose: 'registration', to: phone, visitor };
      const verdict = await codes.tryOut(use, smscode);
      if (verdict !== 'right') refuse(`phone-code.${verdict}`);
      const [password = ''] = await signIn.decryptAll(form.keyId, [form.password]);
      const passwordHash = await newPasswords.first(workNo, password);

      const person = { ...form, workNo, realname: form.realname ?? workNo, passwordHash };
      const id = await db.transaction().execute(async (within) => {
        if (!(await codes.take(use, smscode, within))) refuse('phone-code.void');
        if (await isNameTaken(within, workNo)) refuse('registration.taken');
        const made = await insertPerson(within, person, clock.now());
        return made?.id ?? refuse('registration.taken');
      });
      const { address, requestId } = visitor;
      await audit.record({
        kind: 'registration',
        actorId: id,
        actorWorkNo: workNo,
        address,
        requestId,
      });
    },
  };
}

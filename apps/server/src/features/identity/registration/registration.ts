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
  door: { openAll(keyId: string, encrypted: readonly string[]): Promise<string[]> };
  newPasswords: {
    policy: PasswordPolicy;
    /** The hash of somebody's first password, if that is by the rules. */
    first(workNo: string, password: string): Promise<string>;
  };
  /** The installation's choice; without a way to telephones nobody can register either. */
  isOpen: boolean;
}

type Form = z.infer<typeof register.input>;

export type Registration = ReturnType<typeof createRegistration>;

/** Strangers make an account for themselves. It opens nothing until somebody gives it a role. */
export function createRegistration(parts: RegistrationParts) {
  const { db, clock, audit, codes, door, newPasswords, isOpen } = parts;

  return {
    isOpen,
    policy: newPasswords.policy,

    /**
     * Nothing is looked up or computed for whoever does not read the telephone, so only they learn that a name or a
     * number is taken, and a try is spent on it. The code itself is used up with the account it makes.
     */
    async register(form: Form, visitor: Visitor): Promise<void> {
      if (!isOpen) refuse('registration.closed');
      const { username: workNo, phone, smscode } = form;
      const use = { purpose: 'registration', to: phone, visitor };
      const verdict = await codes.tryOut(use, smscode);
      if (verdict !== 'right') refuse(`phone-code.${verdict}`);
      const [password = ''] = await door.openAll(form.keyId, [form.password]);
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

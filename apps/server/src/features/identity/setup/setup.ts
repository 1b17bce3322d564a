import { confirmationFault } from '@portal/contract/identity/password-rules';
import type { makeAdministrator } from '@portal/contract/operations/setup';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { setupPurpose } from './offer.ts';
import {
  firstTenant,
  hasAdministrator,
  insertAdministrator,
  isWorkNoTaken,
  lockSetup,
} from './store.ts';

interface SetupParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  tickets: Tickets;
  /** The sign-in's: what was encrypted for it. */
  signIn: { decryptAll(keyId: string, encrypted: readonly string[]): Promise<string[]> };
  /** Returns the hash of a first password that follows the rules. */
  newPasswords: { first(workNo: string, password: string): Promise<string> };
  /** Issues a code for adding the first second factor. */
  issueEnrolmentCode: (within: Database, personId: string) => Promise<string>;
}

export type Setup = ReturnType<typeof createSetup>;

/** Makes the first administrator of an installation, for the holder of the setup token. */
export function createSetup(parts: SetupParts) {
  const { db, clock, audit, tickets, signIn, newPasswords, issueEnrolmentCode } = parts;

  return {
    isOpen: async (): Promise<boolean> =>
      !(await withinTenant(firstTenant, () => hasAdministrator(db))),

    /**
     * Creates the administrator in one transaction: the token stays valid when the password or the work number is
     * refused. Returns the code for adding the first second factor.
     */
    async makeAdministrator(
      form: z.infer<typeof makeAdministrator.input>,
      { address, requestId }: Visitor,
    ): Promise<string> {
      const { username: workNo, realname } = form;
      const encrypted = [form.password, form.confirmpassword];
      const [password = '', again = ''] = await signIn.decryptAll(form.keyId, encrypted);
      const fault = confirmationFault(password, again);
      if (fault !== null) refuse('password.unfit', { message: fault });

      const made = await withinTenant(firstTenant, () =>
        db.transaction().execute(async (within) => {
          await lockSetup(within);
          if (await hasAdministrator(within)) refuse('setup.closed');
          if (!(await tickets.redeem(setupPurpose, form.token, within))) refuse('setup.closed');
          if (await isWorkNoTaken(within, workNo)) refuse('setup.work-no-taken');
          const passwordHash = await newPasswords.first(workNo, password);
          const administrator = { workNo, realname, passwordHash };
          const id = await insertAdministrator(within, administrator, clock.now());
          return { id, enrolmentCode: await issueEnrolmentCode(within, id) };
        }),
      );
      await audit.record({
        kind: 'administrator.made',
        actorId: made.id,
        actorWorkNo: workNo,
        address,
        requestId,
      });
      return made.enrolmentCode;
    },
  };
}

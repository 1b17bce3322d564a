import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { wireTime } from '@portal/common/group-time';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import type { FirstPasswords } from './first-password.ts';
import { type StoredPerson, writeFirstPassword } from './person-store.ts';

/** Removal and enrolment of second factors, which belong to another feature. */
interface FactorPort {
  remove: (within: Database, personId: string) => Promise<void>;
  issueCode: (
    within: Database,
    personId: string,
    now: Date,
  ) => Promise<{ code: string; expiresAt: Date }>;
}

interface CredentialParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  firstPasswords: FirstPasswords;
  factors: FactorPort;
}

export type Credentials = ReturnType<typeof createCredentials>;

/** Replaces what people sign in with, for those who lost it; never the caller's own, which would need no proof. */
export function createCredentials(parts: CredentialParts) {
  const { db, clock, audit, access, sessions, firstPasswords, factors } = parts;

  async function other(caller: Caller, id: string): Promise<StoredPerson> {
    const person = await access.changeable(caller, id);
    return person.id === caller.session.personId ? refuse('person.own') : person;
  }

  return {
    /** Returns a new first password, this once. Sessions end, since somebody else may have begun them. */
    async resetPassword(id: string, caller: Caller): Promise<string> {
      const person = await other(caller, id);
      const { password, passwordHash } = await firstPasswords.make(person.work_no);
      await db
        .transaction()
        .execute((within) =>
          writeFirstPassword(within, person, { newHash: passwordHash, now: clock.now() }),
        );
      await sessions.revokeAllOf(id);
      const object = person.work_no;
      await recordChange(audit, caller, { kind: 'person.password-reset', object });
      return password;
    },

    /** Removes all second factors; the code lets the person add a new one, which their password alone does not. */
    async resetSecondFactor(id: string, caller: Caller) {
      const person = await other(caller, id);
      const { code, expiresAt } = await db.transaction().execute(async (within) => {
        await factors.remove(within, id);
        return factors.issueCode(within, id, clock.now());
      });
      await sessions.revokeAllOf(id);
      const object = person.work_no;
      await recordChange(audit, caller, { kind: 'person.second-factor-reset', object });
      return { code, expireTime: wireTime(expiresAt) };
    },
  };
}

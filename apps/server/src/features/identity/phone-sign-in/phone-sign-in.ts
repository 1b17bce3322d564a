import type { SignedIn } from '@portal/contract/identity/session';
import type { Database } from '#platform/database/database.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import type { OneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';

interface PhoneSignInParts {
  db: Database;
  codes: OneTimeCodes;
  startSession: StartSession;
}

export type PhoneSignIn = ReturnType<typeof createPhoneSignIn>;

/** Signs in by a code sent to the user's phone. */
export function createPhoneSignIn({ db, codes, startSession }: PhoneSignInParts) {
  return {
    async signIn(shown: { phone: string; code: string }, visitor: Visitor): Promise<SignedIn> {
      const verdict = await codes.redeem(
        { purpose: 'sign-in', to: shown.phone, visitor },
        shown.code,
      );
      // One refusal for all that may be wrong, as the wire has it.
      if (verdict !== 'right') refuse('phone-code.wrong');
      const person = await personByPhone(db, shown.phone);
      return person
        ? startSession(person.id, { method: 'phone', visitor })
        : refuse('phone-code.wrong');
    },
  };
}

const personByPhone = (db: Database, phone: string) =>
  db.selectFrom('person').select('id').where('phone', '=', phone).executeTakeFirst();

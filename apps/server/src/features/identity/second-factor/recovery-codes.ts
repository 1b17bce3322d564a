import { recoveryCodeCount } from '@portal/contract/limits';
import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import {
  addRecoveryCodes,
  countRecoveryCodes,
  deleteRecoveryCodes,
  takeRecoveryCode,
} from './store.ts';
import { asMade, makeCode } from './typed-codes.ts';

const groups = [5, 5]; // 50 bits, behind counted tries

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Codes to be written down for the day everything else is lost. We keep their hashes; each is good once. */
export function createRecoveryCodes({ secret }: { secret: string }) {
  const key = keyFor(secret, 'recovery codes');
  const hashOf = (personId: string, code: string): Buffer =>
    createHmac('sha256', key)
      .update(`${personId} ${asMade(code)}`)
      .digest();

  async function renew(within: Database, personId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, () => makeCode(groups));
    await deleteRecoveryCodes(within, personId);
    await addRecoveryCodes(
      within,
      personId,
      codes.map((code) => hashOf(personId, code)),
    );
    return codes;
  }

  return {
    /** Replaces the recovery codes; they are shown this once. */
    renew,

    /** Issues codes to a user without any; none to others. */
    issueFirst: async (within: Database, personId: string): Promise<string[]> =>
      (await countRecoveryCodes(within, personId)) === 0 ? renew(within, personId) : [],

    /** Uses up a recovery code of a user; returns whether it was one. */
    take: (db: Database, personId: string, code: string): Promise<boolean> =>
      takeRecoveryCode(db, personId, hashOf(personId, code)),
  };
}

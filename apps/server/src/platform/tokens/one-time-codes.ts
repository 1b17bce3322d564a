import { createHmac, randomInt } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/network.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import type { Visitor } from '#platform/session/session.ts';

/** The use of a code: one purpose, one recipient, one browser. */
export interface CodeUse {
  purpose: string;
  /** The recipient, such as a phone number. */
  to: string;
  visitor: Pick<Visitor, 'deviceId' | 'address'>;
}

interface CodeParts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  lifeMs: number;
  /** Number of guesses per code, the right one included. */
  tries: number;
}

/**
 * The result of a try; `void` without a valid code: none was requested, it is used, too old, or guessed at too often.
 */
export type CodeVerdict = 'right' | 'wrong' | 'void';

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Issues six-digit codes that prove control of a phone. A code is good once; a new one replaces the old. */
export function createOneTimeCodes({ db, clock, secret, lifeMs, tries }: CodeParts) {
  const key = keyFor(secret, 'one-time codes');
  const hmac = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  const keyHashOf = ({ purpose, to, visitor }: CodeUse): Buffer =>
    hmac('use', purpose, to, browserOf(visitor));
  const codeHashOf = (use: CodeUse, code: string): Buffer =>
    hmac('code', keyHashOf(use).toString('base64'), code);

  /** Counts a try before it looks at the code, so that many at once are no more than many in a row. */
  async function tryOut(use: CodeUse, code: string): Promise<CodeVerdict> {
    const tried = await db
      .updateTable('one_time_code')
      .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
      .where('key_hash', '=', keyHashOf(use))
      .where('tries_left', '>', 0)
      .where('expires_at', '>', clock.now())
      .returning('code_hash')
      .executeTakeFirst();
    if (!tried) return 'void';
    return tried.code_hash.equals(codeHashOf(use, code)) ? 'right' : 'wrong';
  }

  /** Uses up a right code. Of sixteen callers who have it at once one gets true. */
  async function take(use: CodeUse, code: string, within: Database = db): Promise<boolean> {
    const taken = await within
      .deleteFrom('one_time_code')
      .where('key_hash', '=', keyHashOf(use))
      .where('code_hash', '=', codeHashOf(use, code))
      .executeTakeFirst();
    return taken.numDeletedRows > 0n;
  }

  return {
    tryOut,
    take,

    /** Makes a code up and keeps it, as a hash. */
    async issue(use: CodeUse): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const kept = {
        code_hash: codeHashOf(use, code),
        tries_left: tries,
        expires_at: new Date(clock.now().getTime() + lifeMs),
      };
      await db
        .insertInto('one_time_code')
        .values({ key_hash: keyHashOf(use), ...kept })
        .onConflict((same) => same.column('key_hash').doUpdateSet(kept))
        .execute();
      return code;
    },

    /** Tries a code out and uses it up. */
    async redeem(use: CodeUse, code: string): Promise<CodeVerdict> {
      const verdict = await tryOut(use, code);
      if (verdict !== 'right') return verdict;
      return (await take(use, code)) ? 'right' : 'void';
    },
  };
}

/** Returns the browser of a visitor, or their network where none is named. */
const browserOf = ({ deviceId, address }: CodeUse['visitor']): string =>
  deviceId === 'unnamed' ? `network ${networkOf(address)}` : deviceId;

export const deleteExpiredCodes = (db: Database, now: Date) =>
  db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute();

import { minute } from '@portal/common/durations';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { nonceLifeMs } from '@portal/contract/limits';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';

const expiryLength = 6;
const randomLength = 16;
const macLength = 16;

/** Nodes' clocks may differ: a used nonce is remembered for longer than any of them takes it for fresh. */
const rememberMs = 10 * minute;

/**
 * Numbers used once. One carries its own expiry under our signature, so that giving them out writes nothing;
 * the first use of each is written down, and there is no second.
 */
export function createNonces({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}) {
  const key = keyFor(secret, 'sign-in nonce');
  const macOf = (body: Buffer): Buffer =>
    createHmac('sha256', key).update(body).digest().subarray(0, macLength);

  return {
    issue(): string {
      const expiry = Buffer.alloc(expiryLength);
      expiry.writeUIntBE(clock.now().getTime() + nonceLifeMs, 0, expiryLength);
      const body = Buffer.concat([expiry, randomBytes(randomLength)]);
      return Buffer.concat([body, macOf(body)]).toString('base64url');
    },

    /** Uses up a nonce; returns whether it was ours, in time and unused. */
    async use(nonce: string): Promise<boolean> {
      const bytes = Buffer.from(nonce, 'base64url');
      if (bytes.length !== expiryLength + randomLength + macLength) return false;
      const body = bytes.subarray(0, -macLength);
      if (!timingSafeEqual(macOf(body), bytes.subarray(-macLength))) return false;
      const expiry = body.readUIntBE(0, expiryLength);
      if (clock.now().getTime() >= expiry) return false;
      return markUsed(db, body, new Date(expiry));
    },
  };
}

async function markUsed(db: Database, body: Buffer, expiry: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_nonce')
    .values({ nonce_hash: createHash('sha256').update(body).digest(), expires_at: expiry })
    .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const deleteExpiredNonces = (db: Database, now: Date) =>
  db
    .deleteFrom('used_nonce')
    .where('expires_at', '<', new Date(now.getTime() - rememberMs))
    .execute();

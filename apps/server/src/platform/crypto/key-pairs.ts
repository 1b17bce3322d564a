import { day } from '@portal/common/durations';
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { seal, unseal } from './secret-box.ts';

export interface KeyPair {
  id: string;
  /** SubjectPublicKeyInfo, base64. */
  publicKey: string;
  privateKey: KeyObject;
  createdAt: Date;
}

export interface KeyParts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  /** The purpose of the keys; keys of one purpose are of no use for another. */
  purpose: string;
}

const bits = 3_072;
/** A key is replaced after this; the one before it stays known for what was begun with it. */
const renewAfterMs = 30 * day;

/** The newest RSA key pair of the installation for a purpose, and the one before; whichever node needs one first makes it. */
export async function loadKeyPairs(parts: KeyParts): Promise<KeyPair[]> {
  const found = await readKeyPairs(parts.db, parts);
  if (isFresh(found[0], parts.clock)) return found;
  return parts.db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.keyPairs})`.execute(within);
    // Another node may have made one meanwhile.
    const there = await readKeyPairs(within, parts);
    if (isFresh(there[0], parts.clock)) return there;
    await makeKeyPair(within, parts);
    return readKeyPairs(within, parts);
  });
}

export const isFresh = (newest: KeyPair | undefined, clock: Clock): boolean =>
  newest !== undefined && clock.now().getTime() - newest.createdAt.getTime() < renewAfterMs;

async function makeKeyPair(db: Database, { clock, secret, purpose }: KeyParts): Promise<void> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: bits,
  });
  await db
    .insertInto('sealed_key')
    .values({
      purpose,
      public_pem: String(publicKey.export({ type: 'spki', format: 'pem' })),
      sealed_private: seal(secret, purpose, privateKey.export({ type: 'pkcs8', format: 'der' })),
      created_at: clock.now(),
    })
    .execute();
}

async function readKeyPairs(db: Database, { secret, purpose }: KeyParts): Promise<KeyPair[]> {
  const rows = await db
    .selectFrom('sealed_key')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.flatMap((row) => {
    const privateKey = openPrivate(row.sealed_private, { secret, purpose });
    if (!privateKey) return [];
    const der = createPublicKey(row.public_pem).export({ type: 'spki', format: 'der' });
    const publicKey = der.toString('base64');
    return [{ id: row.id, publicKey, privateKey, createdAt: row.created_at }];
  });
}

/** A key sealed under an earlier secret of the installation is lost, and a new one takes its place. */
function openPrivate(
  sealed: Buffer,
  { secret, purpose }: Pick<KeyParts, 'secret' | 'purpose'>,
): KeyObject | undefined {
  try {
    return createPrivateKey({ key: unseal(secret, purpose, sealed), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

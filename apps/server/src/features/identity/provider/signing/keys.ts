import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { KeyPair } from '#platform/crypto/key-pairs.ts';
import { createKeyRing, reloadAfterMs } from '#platform/crypto/key-ring.ts';

/** A new key is shown for this long before anything is signed with it: until then every node shows it, too. */
const shownBeforeUseMs = 2 * reloadAfterMs;

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** Manages the signing keys of the provider. The private halves leave this process sealed, or not at all. */
export function createSigningKeys(parts: { db: Database; clock: Clock; secret: string }) {
  const ring = createKeyRing({ ...parts, purpose: 'single sign-on key' });

  /** All that are shown to others; the one to sign with comes first. */
  async function inUse(): Promise<[KeyPair, ...KeyPair[]]> {
    const [newest, before] = await ring.pairs();
    if (!newest) throw new Error('There is no signing key, though one was just made');
    if (!before) return [newest];
    const age = parts.clock.now().getTime() - newest.createdAt.getTime();
    return age < shownBeforeUseMs ? [before, newest] : [newest, before];
  }

  return {
    inUse,

    /** A signed token (JWS, compact). `typ` says what it is, so that none passes for another. */
    async sign(typ: string, claims: object): Promise<string> {
      const [key] = await inUse();
      const head = encoded({ alg: 'RS256', typ, kid: key.id });
      const said = `${head}.${encoded(claims)}`;
      const signature = await promisify(sign)('sha256', Buffer.from(said), key.privateKey);
      return `${said}.${signature.toString('base64url')}`;
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

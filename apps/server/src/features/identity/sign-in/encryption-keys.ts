import { minute } from '@portal/common/durations';
import { SignInSecret } from '@portal/contract/identity/session';
import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { KeyPair } from '#platform/crypto/key-pairs.ts';
import { createKeyRing } from '#platform/crypto/key-ring.ts';
import { refuse } from '#platform/http/refuse.ts';
import { createNonces } from './nonces.ts';

/** The previous key still decrypts for this long. */
const overlapMs = 10 * minute;

type Secret = z.infer<typeof SignInSecret>;

/** The keys with which browsers encrypt passwords, the same on every node. */
export function createSignInKeys(parts: { db: Database; clock: Clock; secret: string }) {
  const { clock } = parts;
  const nonces = createNonces(parts);
  const ring = createKeyRing({ ...parts, purpose: 'sign-in key' });

  async function privateKeyOf(keyId: string): Promise<KeyObject> {
    const known = find(await ring.pairs(), keyId) ?? find(await ring.reload(), keyId);
    return known?.privateKey ?? refuse('sign-in.stale');
  }

  function find([newest, before]: KeyPair[], keyId: string): KeyPair | undefined {
    if (newest?.id === keyId) return newest;
    const age = clock.now().getTime() - (newest?.createdAt.getTime() ?? 0);
    return before?.id === keyId && age < overlapMs ? before : undefined;
  }

  /** Decrypts what a browser sent with a nonce, also a used one. */
  async function unsealed(keyId: string, encrypted: string): Promise<Secret> {
    const plain = decrypt(await privateKeyOf(keyId), Buffer.from(encrypted, 'base64'));
    const end = plain.indexOf('\n');
    const secret = SignInSecret.safeParse({
      nonce: plain.slice(0, end),
      password: plain.slice(end + 1),
    });
    return secret.success ? secret.data : refuse('input.invalid');
  }

  return {
    async offer(): Promise<{ keyId: string; publicKey: string; nonce: string }> {
      const [newest] = await ring.pairs();
      if (!newest) throw new Error('There is no sign-in key, though one was just made');
      return { keyId: newest.id, publicKey: newest.publicKey, nonce: nonces.issue() };
    },

    /** Decrypts what a browser sent for the first time and in time; refuses anything else. */
    async open(keyId: string, encrypted: string): Promise<Secret> {
      const secret = await unsealed(keyId, encrypted);
      if (!(await nonces.use(secret.nonce))) refuse('sign-in.stale');
      return secret;
    },

    /** The passwords of one form, in their order: encrypted one by one under one nonce, which is used up. */
    async decryptAll(keyId: string, encrypted: readonly string[]): Promise<string[]> {
      const secrets: Secret[] = [];
      for (const each of encrypted) secrets.push(await unsealed(keyId, each));
      const [nonce, ...others] = new Set(secrets.map((secret) => secret.nonce));
      if (nonce === undefined || others.length > 0) refuse('input.invalid');
      if (!(await nonces.use(nonce))) refuse('sign-in.stale');
      return secrets.map(({ password }) => password);
    },
  };
}

/** Decrypts with one refusal for every defect, so that nobody learns the reason. */
function decrypt(key: KeyObject, sealed: Buffer): string {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const plain = privateDecrypt({ key, padding, oaepHash: 'sha256' }, sealed);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch (cause) {
    return refuse('sign-in.stale', { cause });
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Derives a key per purpose from the secret of the installation. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `portal ${purpose}`, 32));

/** Encrypts what the database keeps but must not be able to read: iv, tag, ciphertext. */
export function seal(secret: string, purpose: string, plain: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const box = createCipheriv(cipher, keyFor(secret, purpose), iv, { authTagLength: tagLength });
  const sealed = Buffer.concat([box.update(plain), box.final()]);
  return Buffer.concat([iv, box.getAuthTag(), sealed]);
}

/** @throws when it was sealed under another secret, for another purpose, or changed since. */
export function unseal(secret: string, purpose: string, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  try {
    const box = createDecipheriv(cipher, keyFor(secret, purpose), iv, { authTagLength: tagLength });
    box.setAuthTag(tag);
    return Buffer.concat([box.update(sealed.subarray(ivLength + tagLength)), box.final()]);
  } catch (cause) {
    throw new Error(`What was sealed as ${purpose} does not open`, { cause });
  }
}

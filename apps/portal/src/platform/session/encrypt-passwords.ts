import { send } from '@portal/client/send';
import { getSignInKey } from '@portal/contract/identity/session';
import { encryptWithPublicKey, importPublicKey } from './public-key-encryption.ts';

/** Texts encrypted for the server, under one key and its single-use nonce. */
export interface EncryptedPasswords {
  keyId: string;
  /** Base64, in the given order. */
  texts: string[];
}

/**
 * Encrypts passwords as the sign-in does, so that they stay out of request logs.
 * @throws {CallProblem} when the key cannot be fetched.
 */
export async function encryptPasswords(texts: readonly string[]): Promise<EncryptedPasswords> {
  const { keyId, publicKey, nonce } = await send(getSignInKey, {}, { quiet: true });
  const key = await importPublicKey(publicKey);
  const sealed = texts.map((text) => encryptWithPublicKey(key, `${nonce}\n${text}`));
  return { keyId, texts: await Promise.all(sealed) };
}

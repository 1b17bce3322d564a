import { send } from '@portal/client/send';
import { getSignInKey } from '@portal/contract/identity/session';
import { encryptWithPublicKey, importPublicKey } from './public-key-encryption.ts';

/** Texts only the server can read, under one key and its single-use nonce. */
export interface EncryptedPasswords {
  keyId: string;
  /** Base64, in the order in which the texts were given. */
  texts: string[];
}

/**
 * Encrypts passwords as a sign-in does, so that they stay out of whatever logs requests on the way.
 * @throws {CallProblem} when there is no key to be had.
 */
export async function encryptPasswords(texts: readonly string[]): Promise<EncryptedPasswords> {
  const { keyId, publicKey, nonce } = await send(getSignInKey, {}, { quiet: true });
  const key = await importPublicKey(publicKey);
  const sealed = texts.map((text) => encryptWithPublicKey(key, `${nonce}\n${text}`));
  return { keyId, texts: await Promise.all(sealed) };
}

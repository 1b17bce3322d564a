import { getSignInKey, signIn, type SignedIn } from '@portal/contract/session';
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { z } from 'zod';
import type { MakeCall } from './calls.ts';

export type SignInKey = z.infer<typeof getSignInKey.result>;

/** Signs in through the front door, as a browser does: key, encryption, call. */
export async function signInWith(
  call: MakeCall,
  workNo: string,
  password: string,
): Promise<SignedIn> {
  const key = await call(getSignInKey, {});
  return call(signIn, { username: workNo, ...encrypted(key, password) });
}

/** The members of a sign-in that hold the password, readable to the server alone. */
export function encrypted({ keyId, publicKey, nonce }: SignInKey, password: string) {
  const der = Buffer.from(publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const plain = Buffer.from(`${nonce}\n${password}`);
  const sealed = publicEncrypt({ key, padding, oaepHash: 'sha256' }, plain);
  return { keyId, password: sealed.toString('base64') };
}

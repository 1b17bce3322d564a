import { updatePassword } from '@portal/contract/identity/passwords';
import { getSignInKey, signIn, type SignedIn } from '@portal/contract/identity/session';
import { isAnswer, saltOf, type Task, work } from '@portal/contract/identity/proof-of-work';
import { constants, createPublicKey, pbkdf2Sync, publicEncrypt } from 'node:crypto';
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

/** Signs in as a browser does of which work is asked first. */
export async function signInWorking(
  call: MakeCall,
  workNo: string,
  password: string,
): Promise<SignedIn> {
  const key = await call(getSignInKey, {});
  const answer = doWork({ nonce: key.nonce, username: workNo });
  return call(signIn, { username: workNo, ...encrypted(key, password), work: answer });
}

/** Finds the answer to a challenge. */
export function doWork(task: Task): string {
  for (let tried = 0; ; tried += 1) if (fits(task, String(tried))) return String(tried);
}

/** Returns whether an answer fits a challenge; by luck one in 64 does. */
export const fits = (task: Task, answer: string): boolean =>
  isAnswer(pbkdf2Sync(task.nonce, saltOf(task, answer), work.iterations, 1, 'sha256')[0]);

/** The members of a sign-in that hold the password, readable to the server alone. */
export const encrypted = (key: SignInKey, password: string) => ({
  keyId: key.keyId,
  password: sealed(key, password),
});

/** A password as it travels: readable to the server alone, and once. */
export function sealed({ publicKey, nonce }: SignInKey, password: string): string {
  const der = Buffer.from(publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const plain = Buffer.from(`${nonce}\n${password}`);
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, plain).toString('base64');
}

/** Changes the user's own password; `again` is the second typing, by default the same. */
export interface PasswordChange {
  workNo: string;
  from: string;
  to: string;
  again?: string;
}

/** Changes a password through the front door, as a browser does. */
export async function changePasswordWith(
  call: MakeCall,
  { workNo, from, to, again = to }: PasswordChange,
): Promise<null> {
  const key = await call(getSignInKey, {});
  return call(updatePassword, {
    oldpassword: sealed(key, from),
    password: sealed(key, to),
    confirmpassword: sealed(key, again),
    username: workNo,
    keyId: key.keyId,
  });
}

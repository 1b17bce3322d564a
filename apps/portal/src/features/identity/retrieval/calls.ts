import { send } from '@portal/client/send';
import { beginRetrieval, replacePassword, verifyPhone } from '@portal/contract/identity/retrieval';
import type { z } from 'zod';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';

/** The server's answer to a correct code. */
export type VerifiedPhone = z.infer<typeof verifyPhone.result>;

/** Begins a flow and returns the ticket of its second step. */
export async function beginFlow(account: string): Promise<string> {
  const { step } = await send(beginRetrieval, { account }, { quiet: true });
  return step;
}

export const verifyCode = (
  step: string,
  shown: { phone: string; smscode: string },
): Promise<VerifiedPhone> => send(verifyPhone, { step, ...shown }, { quiet: true });

export async function setNewPassword(
  step: string,
  typed: { password: string; again: string },
): Promise<void> {
  const { keyId, texts } = await encryptPasswords([typed.password, typed.again]);
  const [password = '', confirmpassword = ''] = texts;
  await send(replacePassword, { step, keyId, password, confirmpassword }, { quiet: true });
}

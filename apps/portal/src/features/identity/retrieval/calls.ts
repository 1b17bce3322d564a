import { send } from '@portal/client/send';
import { beginRetrieval, replacePassword, verifyPhone } from '@portal/contract/identity/retrieval';
import type { z } from 'zod';
import { seal } from '#platform/seal.ts';

/** What the server says to whoever reads the telephone of the account. */
export type Proof = z.infer<typeof verifyPhone.result>;

/** Begins a flow and answers the ticket of its second step. */
export async function begin(account: string): Promise<string> {
  const { step } = await send(beginRetrieval, { account }, { quiet: true });
  return step;
}

export const verify = (step: string, shown: { phone: string; smscode: string }): Promise<Proof> =>
  send(verifyPhone, { step, ...shown }, { quiet: true });

export async function replace(
  step: string,
  typed: { password: string; again: string },
): Promise<void> {
  const { keyId, texts } = await seal([typed.password, typed.again]);
  const [password = '', confirmpassword = ''] = texts;
  await send(replacePassword, { step, keyId, password, confirmpassword }, { quiet: true });
}

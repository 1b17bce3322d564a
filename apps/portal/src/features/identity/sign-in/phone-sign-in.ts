import { alongOf, type PlannedCall } from '@portal/client/prefetch';
import { send } from '@portal/client/send';
import { phoneCode } from '@portal/contract/limits';
import { requestCode, signInByPhone } from '@portal/contract/identity/phone';
import type { SignedIn } from '@portal/contract/identity/session';

/**
 * Sends a code to a telephone and returns how long to wait before another, in milliseconds. @throws {CallProblem} with
 * the text to be shown.
 */
export async function requestSignInCode(mobile: string): Promise<number> {
  await send(requestCode, { mobile, smsmode: '0' }, { quiet: true });
  return phoneCode.againMs;
}

/** Signs in by the code, with the queries of the landing page. @throws {CallProblem} with the text to be shown. */
export const signInWithCode = (
  { phone, code }: { phone: string; code: string },
  planned: readonly PlannedCall[],
): Promise<SignedIn> =>
  send(signInByPhone, { mobile: phone, captcha: code, along: alongOf(planned) }, { quiet: true });

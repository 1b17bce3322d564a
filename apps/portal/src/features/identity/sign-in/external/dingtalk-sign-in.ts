import { second } from '@portal/common/durations';
import { send } from '@portal/client/send';
import { sysType } from '@portal/contract/headers';
import {
  type PendingLogin,
  authoriseInApp,
  signInByApp,
  signInByMobileApp,
} from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import { injectedJsapi } from './injected-jsapi.ts';

/** Timeout for an answer of the app, in milliseconds. */
const answerTimeoutMs = 10 * second;

/** Returns the authorization code of the app's user. @throws with the text to be shown. */
async function codeOfApp(corpId: string): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, answerTimeoutMs);
  try {
    const ask = injectedJsapi() ?? (await import('./dingtalk-bridge.ts')).requestAuthCode;
    return await Promise.race([ask(corpId), late]);
  } catch (cause) {
    throw new Error('钉钉没有提供登录授权，请在钉钉中重新打开本应用', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the app's code to the server, which returns the pending login (spec section 7). */
export async function authoriseInDingTalk(corpId: string): Promise<PendingLogin> {
  const authCode = await codeOfApp(corpId);
  return send(authoriseInApp, { authCode, sysType }, { quiet: true });
}

export const signInByDingTalk = (code: string): Promise<SignedIn> =>
  send(signInByApp, { code }, { quiet: true });

/** Signs in from the app on a phone, in one step (spec section 7). */
export async function signInByMobileDingTalk(corpId: string): Promise<SignedIn> {
  const code = await codeOfApp(corpId);
  return send(signInByMobileApp, { sysType, code }, { quiet: true });
}

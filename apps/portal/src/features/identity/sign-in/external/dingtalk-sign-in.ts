import { send } from '@portal/client/send';
import { sysType } from '@portal/contract/headers';
import {
  type Arrival,
  authoriseInApp,
  signInByApp,
  signInByMobileApp,
} from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import { injectedJsapi } from './injected-jsapi.ts';

/** An app that does not answer has stopped to; in milliseconds. */
const patienceMs = 10_000;

/** The code of the person who has this page open in the app. @throws with words for them. */
async function codeOfApp(corpId: string): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMs);
  try {
    const ask = injectedJsapi() ?? (await import('./dingtalk-bridge.ts')).requestAuthCode;
    return await Promise.race([ask(corpId), late]);
  } catch (cause) {
    throw new Error('钉钉没有提供登录授权，请在钉钉中重新打开本应用', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Spec section 7: has the server take the code of the app, and learns who arrived. */
export async function arriveInApp(corpId: string): Promise<Arrival> {
  const authCode = await codeOfApp(corpId);
  return send(authoriseInApp, { authCode, sysType }, { quiet: true });
}

export const enterByApp = (code: string): Promise<SignedIn> =>
  send(signInByApp, { code }, { quiet: true });

/** Spec section 7: signs in from the app on a phone, in one step. */
export async function enterByMobileApp(corpId: string): Promise<SignedIn> {
  const code = await codeOfApp(corpId);
  return send(signInByMobileApp, { sysType, code }, { quiet: true });
}

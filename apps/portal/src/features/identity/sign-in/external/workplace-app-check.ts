import { send } from '@portal/client/send';
import { beginSession, endSession } from '@portal/client/session';
import { getWaysIn } from '@portal/contract/identity/sign-in-methods';
import { leaveFarewell } from '#platform/farewell-word.ts';
import { loginWith, paths } from '#platform/paths.ts';
import { isSomebodyIn } from './account-choice.ts';
import { arriveInApp, enterByApp } from './dingtalk-sign-in.ts';
import { wordsOf } from './problem-text.ts';

/**
 * Spec section 4: inside the workplace app the portal is shown once it is sure who opened it. Answers where to go
 * instead when it is not; the login page then says why.
 */
export async function checkApp(): Promise<string | undefined> {
  try {
    if (await isSomebodyIn()) return undefined;
    // A session the server no longer knows would keep the person from the login page, and bring them here again.
    endSession();
    const { dingtalk } = await send(getWaysIn, {}, { quiet: true });
    if (!dingtalk) throw new Error('本平台尚未接入钉钉，请使用工号登录');
    const { code, isBound } = await arriveInApp(dingtalk.corpId);
    if (!isBound) throw new Error('该钉钉账号尚未绑定工号，请在“钉钉扫码”中绑定后使用');
    const signedIn = await enterByApp(code);
    // Whoever has something to settle first does so at the sign-in page, which knows how.
    if (signedIn.due.some((due) => due !== 'password')) return dingLoginFirst;
    beginSession(signedIn);
    return undefined;
  } catch (problem) {
    leaveFarewell(wordsOf(problem));
    return loginWith(paths.portalHome);
  }
}

const dingLoginFirst = `${paths.dingLogin}?redirect=${encodeURIComponent(paths.portalHome)}`;

import { send } from '@portal/client/send';
import { beginSession, endSession } from '@portal/client/session';
import { getSignInMethods } from '@portal/contract/identity/sign-in-methods';
import { storeSignOutMessage } from '#platform/session/sign-out-message.ts';
import { loginWith, paths } from '#platform/navigation/paths.ts';
import { hasLiveSession } from './account-choice.ts';
import { authoriseInDingTalk, signInByDingTalk } from './dingtalk-sign-in.ts';
import { problemText } from './problem-text.ts';

/**
 * Signs the user in inside the workplace app before the portal is shown (spec section 4). Returns the address to go to
 * when that fails; the login page then shows why.
 */
export async function checkWorkplaceApp(): Promise<string | undefined> {
  try {
    if (await hasLiveSession()) return undefined;
    // A session the server no longer knows would keep the person from the login page, and bring them here again.
    endSession();
    const { dingtalk } = await send(getSignInMethods, {}, { quiet: true });
    if (!dingtalk) throw new Error('本平台尚未接入钉钉，请使用工号登录');
    const { code, isBound } = await authoriseInDingTalk(dingtalk.corpId);
    if (!isBound) throw new Error('该钉钉账号尚未绑定工号，请在“钉钉扫码”中绑定后使用');
    const signedIn = await signInByDingTalk(code);
    // Whoever has something to settle first does so at the sign-in page, which knows how.
    if (signedIn.due.some((due) => due !== 'password')) return dingLoginPath;
    beginSession(signedIn);
    return undefined;
  } catch (problem) {
    storeSignOutMessage(problemText(problem));
    return loginWith(paths.portalHome);
  }
}

const dingLoginPath = `${paths.dingLogin}?redirect=${encodeURIComponent(paths.portalHome)}`;

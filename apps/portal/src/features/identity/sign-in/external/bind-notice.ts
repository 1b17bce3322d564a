import { send } from '@portal/client/send';
import { type Arrival, createAccount } from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import { elementOf, say } from '../form-elements.ts';
import { choose } from '../sign-in-tabs.ts';
import { waitForBinding } from './pending-binding.ts';
import { button, make } from './dom.ts';
import { wordsOf } from './problem-text.ts';

/** Says whom the next sign-in by work number binds, above the form, until it is done or given up. */
export function askToBind(arrival: Arrival, enter: (signedIn: SignedIn) => Promise<void>): void {
  const { code, name, provider, mayCreate } = arrival;
  waitForBinding(arrival);
  choose('account');
  const words = make(
    'p',
    {},
    `${provider}「${name}」尚未绑定工号。请用工号和密码登录一次，以后即可直接用${provider}登录。`,
  );
  const giveUp = button('login-link', '取消绑定', () => {
    waitForBinding(undefined);
    notice.remove();
  });
  const create = button('login-link', '没有工号，创建新账号', async () => {
    try {
      await enter(await send(createAccount, { code }, { quiet: true }));
    } catch (problem) {
      say(wordsOf(problem));
    }
  });
  const notice = make('div', { className: 'login-binding', role: 'status' }, words, giveUp);
  if (mayCreate) notice.append(create);
  elementOf('account-form', HTMLFormElement).before(notice);
  elementOf('work-no', HTMLInputElement).focus();
}

import { send } from '@portal/client/send';
import { type PendingLogin, createAccount } from '@portal/contract/identity/external-sign-in';
import type { SignedIn } from '@portal/contract/identity/session';
import { elementOf, showAlert } from '../form-elements.ts';
import { selectTab } from '../sign-in-tabs.ts';
import { setPendingBinding } from './pending-binding.ts';
import { createButton, createElement } from './dom.ts';
import { problemText } from './problem-text.ts';

/** Shows above the form which external identity the next sign-in binds, until it is done or cancelled. */
export function askToBind(
  pendingLogin: PendingLogin,
  onSignedIn: (signedIn: SignedIn) => Promise<void>,
): void {
  const { code, name, provider, mayCreate } = pendingLogin;
  setPendingBinding(pendingLogin);
  selectTab('account');
  const words = createElement(
    'p',
    {},
    `${provider}「${name}」尚未绑定工号。请用工号和密码登录一次，以后即可直接用${provider}登录。`,
  );
  const cancel = createButton('login-link', '取消绑定', () => {
    setPendingBinding(undefined);
    notice.remove();
  });
  const create = createButton('login-link', '没有工号，创建新账号', async () => {
    try {
      await onSignedIn(await send(createAccount, { code }, { quiet: true }));
    } catch (problem) {
      showAlert(problemText(problem));
    }
  });
  const notice = createElement(
    'div',
    { className: 'login-binding', role: 'status' },
    words,
    cancel,
  );
  if (mayCreate) notice.append(create);
  elementOf('account-form', HTMLFormElement).before(notice);
  elementOf('work-no', HTMLInputElement).focus();
}

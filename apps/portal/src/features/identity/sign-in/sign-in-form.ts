import { cleanIdentifier } from '@portal/common/typed-text';
import { areValid, elementOf, fieldOf, showAlert } from './form-elements.ts';
import { type PhoneSignIn, wirePhoneForm } from './phone-form.ts';
import { submitOnce } from './submit-once.ts';
import { wireTabs } from './sign-in-tabs.ts';

export interface Credentials {
  workNo: string;
  password: string;
  /** Remembers the work number for the next visit. */
  keepsWorkNo: boolean;
}

interface SignInFormOptions {
  /** Work number of the last user to sign in here, if it may be shown. */
  remembered: string | undefined;
  /** Reason the user is here again, if there is one to show. */
  farewell: string | null;
  /** Signs in; loaded when it is needed, so that this script stays small. @throws with the text to be shown. */
  signIn: (credentials: Credentials, whenIn: () => void) => Promise<void>;
  phone: PhoneSignIn;
}

/** Wires the sign-in page of index.html, and submits a form that was sent before this script came. */
export function wireSignInForm({ remembered, farewell, signIn, phone }: SignInFormOptions): void {
  wireTabs();
  wirePhoneForm(phone);
  wirePasswordToggle();
  const form = elementOf('account-form', HTMLFormElement);
  const button = elementOf('account-submit', HTMLButtonElement);
  const workNo = fieldOf('work-no');
  const password = fieldOf('password');
  const keep = elementOf('keep-work-no', HTMLInputElement);
  if (remembered && workNo.input.value === '') workNo.input.value = remembered;
  button.disabled = !isSecureContext;
  if (farewell) showAlert(farewell);

  function send(): void {
    showAlert('');
    const given = { workNo: cleanIdentifier(workNo.input.value), password: password.input.value };
    const isComplete = areValid([
      [workNo, given.workNo ? '' : '请输入用户名'],
      [password, given.password ? '' : '请输入密码'],
    ]);
    const credentials = { ...given, keepsWorkNo: keep.checked };
    if (isComplete) {
      void submitOnce(button, (whenIn) => signIn(credentials, whenIn), password.input);
    }
  }
  form.addEventListener('submit', send);
  if ('sent' in form.dataset) form.requestSubmit();
}

function wirePasswordToggle(): void {
  const password = elementOf('password', HTMLInputElement);
  const toggle = elementOf('show-password', HTMLButtonElement);
  toggle.addEventListener('click', () => {
    const isShown = password.type === 'password';
    password.type = isShown ? 'text' : 'password';
    toggle.ariaPressed = String(isShown);
  });
}

import { areSound, elementOf, fieldOf, say } from './elements.ts';
import { wirePhoneForm } from './phone-form.ts';
import { wireTabs } from './tabs.ts';

export interface Credentials {
  workNo: string;
  password: string;
  /** Whether the work number may stand in the form at the next visit. */
  keepsWorkNo: boolean;
}

interface SignInForm {
  /** The work number of the last person to sign in here, if it may be shown. */
  remembered: string | undefined;
  /** Why the person is here again, if there is something to say. */
  farewell: string | null;
  /** Signs in; loaded when it is needed, so that this script stays small. @throws with the words to be shown. */
  signIn: (credentials: Credentials) => Promise<void>;
}

/** Makes the sign-in page of index.html work. What was sent before this script came is sent now. */
export function wireSignInForm({ remembered, farewell, signIn }: SignInForm): void {
  wireTabs();
  wirePhoneForm();
  wirePasswordToggle();
  const form = elementOf('account-form', HTMLFormElement);
  const button = elementOf('account-submit', HTMLButtonElement);
  const workNo = fieldOf('work-no');
  const password = fieldOf('password');
  const keep = elementOf('keep-work-no', HTMLInputElement);
  if (remembered && workNo.input.value === '') workNo.input.value = remembered;
  button.disabled = !isSecureContext;
  if (farewell) say(farewell);

  /** While a sign-in is under way the button is off, and with it Enter: nothing is sent twice. */
  async function send(): Promise<void> {
    say('');
    const given = { workNo: workNo.input.value.trim(), password: password.input.value };
    const isComplete = areSound([
      [workNo, given.workNo ? '' : '请输入用户名'],
      [password, given.password ? '' : '请输入密码'],
    ]);
    if (!isComplete || button.disabled) return;
    button.disabled = true;
    button.textContent = '正在登录…';
    try {
      await signIn({ ...given, keepsWorkNo: keep.checked });
      // The form stays as it is until the page it led to takes its place.
      password.input.value = '';
    } catch (error) {
      say(error instanceof Error && error.message ? error.message : '登录失败，请稍后重试');
      button.textContent = '登录';
      button.disabled = false;
      password.input.select();
    }
  }
  form.addEventListener('submit', () => void send());
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

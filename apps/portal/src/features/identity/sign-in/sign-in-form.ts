import { areSound, elementOf, fieldOf, say } from './form-elements.ts';
import { type PhoneDoor, wirePhoneForm } from './phone-form.ts';
import { signInOnce } from './submit-once.ts';
import { wireTabs } from './sign-in-tabs.ts';

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
  signIn: (credentials: Credentials, whenIn: () => void) => Promise<void>;
  phone: PhoneDoor;
}

/** Makes the sign-in page of index.html work. What was sent before this script came is sent now. */
export function wireSignInForm({ remembered, farewell, signIn, phone }: SignInForm): void {
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
  if (farewell) say(farewell);

  function send(): void {
    say('');
    const given = { workNo: workNo.input.value.trim(), password: password.input.value };
    const isComplete = areSound([
      [workNo, given.workNo ? '' : '请输入用户名'],
      [password, given.password ? '' : '请输入密码'],
    ]);
    const credentials = { ...given, keepsWorkNo: keep.checked };
    if (isComplete) {
      void signInOnce(button, (whenIn) => signIn(credentials, whenIn), password.input);
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

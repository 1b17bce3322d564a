import { cleanCode, cleanPhone } from '@portal/common/typed-text';
import { mobile } from '@portal/contract/field-rules';
import { startCountdown } from '#platform/time/countdown.ts';
import { codeError, codeSentHint } from '#platform/parts/phone-code.ts';
import { areValid, elementOf, type Field, fieldOf, showAlert } from './form-elements.ts';
import { submitOnce } from './submit-once.ts';

/** Calls of the form, loaded when they are needed. Each throws with the text to be shown. */
export interface PhoneSignIn {
  /** Returns how long to wait before another code may be requested, in milliseconds. */
  requestCode: (phone: string) => Promise<number>;
  signIn: (shown: { phone: string; code: string }, whenIn: () => void) => Promise<void>;
}

/** Wires the form that signs in by a code sent to a telephone. */
export function wirePhoneForm(signInByPhone: PhoneSignIn): void {
  const phone = fieldOf('phone');
  const code = fieldOf('phone-code');
  const button = elementOf('phone-submit', HTMLButtonElement);
  const number = () => cleanPhone(phone.input.value);
  wireCodeButton({ phone, code, number, ask: signInByPhone.requestCode });

  const form = elementOf('phone-form', HTMLFormElement);
  form.addEventListener('submit', () => {
    showAlert('');
    const shown = { phone: number(), code: cleanCode(code.input.value) };
    const isComplete = areValid([
      [phone, mobile(shown.phone)],
      [code, codeError(shown.code)],
    ]);
    if (isComplete) {
      void submitOnce(button, (whenIn) => signInByPhone.signIn(shown, whenIn), code.input);
    }
  });
  if ('sent' in form.dataset) form.requestSubmit();
}

interface CodeButtonOptions {
  phone: Field;
  code: Field;
  /** Returns the number, cleaned of what a paste brings with it. */
  number: () => string;
  ask: PhoneSignIn['requestCode'];
}

/** Requests a code, then disables the button for a minute. */
function wireCodeButton({ phone, code, number, ask }: CodeButtonOptions): void {
  const button = elementOf('request-code', HTMLButtonElement);
  const note = elementOf('phone-code-note', HTMLParagraphElement);
  const label = button.textContent;

  function show(secondsLeft: number): void {
    button.disabled = secondsLeft > 0;
    button.textContent = secondsLeft > 0 ? `${secondsLeft} 秒后可重发` : label;
  }

  button.addEventListener('click', async () => {
    showAlert('');
    if (!areValid([[phone, mobile(number())]])) return;
    button.disabled = true;
    try {
      const waitMs = await ask(number());
      note.textContent = codeSentHint;
      startCountdown(waitMs, show);
      code.input.focus();
    } catch (error) {
      button.disabled = false;
      showAlert(error instanceof Error ? error.message : '');
    }
  });
}

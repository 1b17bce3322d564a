import { mobile } from '@portal/contract/field-rules';
import { countDown } from '#platform/countdown.ts';
import { codeComplaint, codeOnItsWay } from '#platform/phone-code.ts';
import { areSound, elementOf, type Field, fieldOf, say } from './form-elements.ts';
import { signInOnce } from './submit-once.ts';

/** What the form needs of the server; loaded when it is needed. Each throws with the words to be shown. */
export interface PhoneDoor {
  /** Answers how long to wait before another may be asked for, in milliseconds. */
  requestCode: (phone: string) => Promise<number>;
  signIn: (shown: { phone: string; code: string }, whenIn: () => void) => Promise<void>;
}

/** Signing in by the code sent to one's telephone. */
export function wirePhoneForm(door: PhoneDoor): void {
  const phone = fieldOf('phone');
  const code = fieldOf('phone-code');
  const button = elementOf('phone-submit', HTMLButtonElement);
  const number = () => phone.input.value.trim();
  wireCodeButton({ phone, code, number, ask: door.requestCode });

  const form = elementOf('phone-form', HTMLFormElement);
  form.addEventListener('submit', () => {
    say('');
    const shown = { phone: number(), code: code.input.value.trim() };
    const isComplete = areSound([
      [phone, mobile(shown.phone)],
      [code, codeComplaint(shown.code)],
    ]);
    if (isComplete) {
      void signInOnce(button, (whenIn) => door.signIn(shown, whenIn), code.input);
    }
  });
  if ('sent' in form.dataset) form.requestSubmit();
}

interface CodeParts {
  phone: Field;
  code: Field;
  /** What is typed as the number. */
  number: () => string;
  ask: PhoneDoor['requestCode'];
}

/** Asks for a code, and then not again for a minute, whichever tab is looked at meanwhile. */
function wireCodeButton({ phone, code, number, ask }: CodeParts): void {
  const button = elementOf('request-code', HTMLButtonElement);
  const note = elementOf('phone-code-note', HTMLParagraphElement);
  const label = button.textContent;

  function show(secondsLeft: number): void {
    button.disabled = secondsLeft > 0;
    button.textContent = secondsLeft > 0 ? `${secondsLeft} 秒后可重发` : label;
  }

  button.addEventListener('click', async () => {
    say('');
    if (!areSound([[phone, mobile(number())]])) return;
    button.disabled = true;
    try {
      const waitMs = await ask(number());
      note.textContent = codeOnItsWay;
      countDown(waitMs, show);
      code.input.focus();
    } catch (error) {
      button.disabled = false;
      say(error instanceof Error ? error.message : '');
    }
  });
}

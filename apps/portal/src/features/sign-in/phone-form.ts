import { mobile } from '@portal/contract/field-rules';
import { areSound, elementOf, fieldOf, say } from './elements.ts';

/** Signing in by phone checks what is typed; the call itself comes with the next version, and the page says so. */
export function wirePhoneForm(): void {
  const phone = fieldOf('phone');
  elementOf('phone-form', HTMLFormElement).addEventListener('submit', () => {
    say('');
    if (areSound([[phone, mobile(phone.input.value.trim())]])) {
      say('手机登录将在下一版本开放，请使用工号登录');
    }
  });
}

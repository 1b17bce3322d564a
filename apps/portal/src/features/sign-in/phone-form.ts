import { areSound, elementOf, fieldOf, say } from './elements.ts';

/** Spec section 5: what counts as a mobile number. */
const mobileNumber = /^1[34578]\d{9}$/;

function complaintAbout(phone: string): string {
  if (phone === '') return '请输入手机号';
  return mobileNumber.test(phone) ? '' : '请输入正确手机号';
}

/** Signing in by phone checks what is typed; the call itself comes with the next version, and the page says so. */
export function wirePhoneForm(): void {
  const phone = fieldOf('phone');
  elementOf('phone-form', HTMLFormElement).addEventListener('submit', () => {
    say('');
    if (areSound([[phone, complaintAbout(phone.input.value.trim())]])) {
      say('手机登录将在下一版本开放，请使用工号登录');
    }
  });
}

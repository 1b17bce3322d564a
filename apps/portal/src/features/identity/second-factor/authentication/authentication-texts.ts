import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';

interface MethodTexts {
  /** Tells the user what to do. */
  ask: string;
  /** Names the method on the button that changes to it. */
  name: string;
}

export const authenticationTexts: Record<ReauthenticationMethod, MethodTexts> = {
  passkey: { ask: '请使用您添加过的通行密钥', name: '通行密钥' },
  totp: { ask: '请输入验证器 App 中显示的 6 位验证码', name: '验证器' },
  'recovery-code': { ask: '请输入一个未使用过的恢复码，使用后即失效', name: '恢复码' },
  password: { ask: '请输入您的登录密码', name: '密码' },
};

/** Validates a code of six digits; null when it is valid. */
export const codeFault = (code: string): string | null =>
  code === '' ? '请输入验证码' : /^\d{6}$/.test(code) ? null : '请输入6位数字验证码';

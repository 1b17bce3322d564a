/** The hint is the same for every number, so that it does not reveal which are registered. */
export const codeSentHint = '如果该手机号可用，验证码将很快送达，5 分钟内有效';

/** Returns the error of a code as typed; empty when it is valid. */
export function codeError(code: string): string {
  if (code === '') return '请输入验证码';
  return /^\d{6}$/.test(code) ? '' : '验证码为 6 位数字';
}

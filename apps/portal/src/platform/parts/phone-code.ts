/** The same for every number: whether it is anybody's is not told. */
export const codeSentHint = '如果该手机号可用，验证码将很快送达，5 分钟内有效';

/** What is wrong with a code somebody typed; empty when nothing is. */
export function codeError(code: string): string {
  if (code === '') return '请输入验证码';
  return /^\d{6}$/.test(code) ? '' : '验证码为 6 位数字';
}

/** Takes one digit too many, so that it is seen and named. */
export const mobileFieldLength = 12;

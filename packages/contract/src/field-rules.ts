/**
 * The rules every form shares (spec section 5, "Shared rule set"), for the server and the browser alike. Each is a
 * function of its own and needs nothing, so that a page carries only those it uses.
 */

/** Checks one field: returns the message for the person, or an empty text when the value is right. */
export type FieldRule = (value: string) => string;

const unless = (isSound: boolean, words: string): string => (isSound ? '' : words);

/** For a field that may stay empty; whether it may is another question, which the form asks. */
const ifTyped = (value: string, pattern: RegExp, words: string): string =>
  unless(value === '' || pattern.test(value), words);

/** Numbers of all ranges in use; the specification knows those of 3, 4, 5, 7 and 8 (docs/differences.md). */
export const mobileNumber = /^1[3-9]\d{9}$/;

export function mobile(value: string): string {
  if (value === '') return '请输入手机号';
  return unless(mobileNumber.test(value), '请输入正确手机号');
}

/** The words name six characters and the rule takes four: both stand so in the specification. */
export function username(value: string): string {
  if (value === '') return '请输入用户名';
  if (!/^\w+$/.test(value)) return '只允许字母、数字、下划线';
  return unless(value.length >= 4 && value.length <= 18, '用户名长度为6到18位');
}

export const email: FieldRule = (value) =>
  ifTyped(value, /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, '邮箱格式不正确');

export const naturalNumber: FieldRule = (value) =>
  ifTyped(value, /^(?:0|[1-9]\d*)$/, '请输入自然数');

export const englishLetters: FieldRule = (value) => ifTyped(value, /^[a-z]+$/i, '请输入英文字符');

/** Seven or eight digits, with an area code before them or an extension behind. */
export const landline: FieldRule = (value) =>
  ifTyped(value, /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?$/, '请输入正确的座机号');

export const bankCard: FieldRule = (value) =>
  ifTyped(value, /^[1-9]\d{9,19}$/, '请输入正确的银行卡号码');

/** Of a passport or any other paper. */
export const idNumber: FieldRule = (value) =>
  ifTyped(value, /^[a-z\d]{1,50}$/i, '请输入正确的证件号码');

/** The last of 18 places may be an X; cards of the first generation have 15 digits. */
export const mainlandIdCard: FieldRule = (value) =>
  ifTyped(value, /^(?:\d{15}|\d{17}[\dX])$/i, '请输入正确的身份证号码');

export const qqNumber: FieldRule = (value) => ifTyped(value, /^\d{5,12}$/, '请输入正确的QQ号码');

export const webAddress: FieldRule = (value) =>
  ifTyped(value, /^https?:\/\/\S+$/i, '请输入以http和https开头的网址');

export const alphanumeric: FieldRule = (value) =>
  ifTyped(value, /^[a-z\d]{1,20}$/i, '请输入20位以内的英文字符和数字');

export const chineseEnglishSpaces: FieldRule = (value) =>
  ifTyped(value, /^[\p{Script=Han}A-Za-z ]{2,100}$/u, '请输入2到100位的中英文字符和空格');

export const digitLines: FieldRule = (value) => ifTyped(value, /^[\d\r\n]+$/, '请输入数字和换行符');

export const anyText: FieldRule = (value) => unless(value.length <= 255, '请输入255位以内的字符');

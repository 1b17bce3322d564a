import { expect, test } from 'vitest';
import { newPasswordFault, passwordFormSchema, passwordStrength } from './password-rules.ts';

const spec = { policy: 'spec', workNo: '80010001' } as const;
const nist = { policy: 'nist', workNo: '80010001' } as const;
const fits = 'Kelp-7291';

/** The message of each wrong field of a password change. */
function faultsOf(form: Record<'oldpassword' | 'password' | 'confirmpassword', string>) {
  const issues = passwordFormSchema(spec).safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a password by the rules has no fault, and neither has its form', () => {
  const form = { oldpassword: 'x', password: fits, confirmpassword: fits };

  expect(newPasswordFault(fits, spec)).toBeNull();
  expect(faultsOf(form)).toEqual({});
});

test('PWD-09 an empty form names each field that is missing', () => {
  expect(faultsOf({ oldpassword: '', password: '', confirmpassword: '' })).toEqual({
    oldpassword: '请输入旧密码!',
    password: '请输入新密码!',
    confirmpassword: '请再次输入新密码!',
  });
});

test.each(['Kp-7291', 'Kelp-7291-Kelp-72'])('PWD-10 %s has the wrong length', (password) => {
  expect(newPasswordFault(password, spec)).toBe('密码长度为8-16位');
});

test.each(['Kelp-7291', 'Kp-72913', 'Kelp-7291-Kelp-7'])(
  'PWD-10 CON-10 %s has a length that is allowed',
  (password) => expect(newPasswordFault(password, spec)).toBeNull(),
);

test.each(['Kelp-72中文', 'Ａelp-7291', 'Kelp！7291', 'Kelp-72。1', 'Kelp 　7291'])(
  'PWD-11 %s holds Chinese or full-width characters',
  (password) => expect(newPasswordFault(password, spec)).toBe('禁止输入中文字符'),
);

test.each(['KELP-7291', 'kelp-7291', 'Kelp-Moss', 'Kelp97291'])(
  'PWD-12 %s lacks a class of characters',
  (password) =>
    expect(newPasswordFault(password, spec)).toBe('密码需包含数字、大小写字母和特殊字符'),
);

test('PWD-13 the second typing has to be the first, to the letter', () => {
  const form = { oldpassword: 'x', password: fits, confirmpassword: fits.toLowerCase() };

  expect(faultsOf(form)).toEqual({
    confirmpassword: '两次输入的密码不一致，请重新输入',
  });
});

test('PWD-14 below eight characters the meter stands at nothing', () => {
  expect(passwordStrength('Aa1!', 'spec')).toEqual({ percent: 0, word: '弱' });
});

test('PWD-15 with Chinese in it the meter stands at one', () => {
  expect(passwordStrength('Kelp-72中', 'spec')).toEqual({ percent: 1, word: '弱' });
});

test.each([
  ['kelpmoss', 25, '弱'],
  ['kelp7291', 50, '较弱'],
  ['Kelp7291', 75, '中'],
  ['Kelp-7291', 100, '强'],
])('PWD-16 %s puts the meter at %i, %s', (password, percent, word) => {
  expect(passwordStrength(password, 'spec')).toEqual({ percent, word });
});

test.each([
  'P@ssw0rd',
  'Password1!',
  'Admin@123',
  'Qwer1234!',
  'Abc@12345',
  'Aa123456!',
  '1qaz@WSX',
  'Woaini520!',
  'Welcome@2026',
  'Sunshine#99',
])('%s is common, for all its classes', (password) => {
  expect(newPasswordFault(password, spec)).toBe('密码过于常见，请更换');
});

test.each(['Portal-72k', 'P0rtal-72k', 'Yunzhi-72k', 'Kp-80010001'])(
  '%s holds what is easily guessed here',
  (password) =>
    expect(newPasswordFault(password, spec)).toBe('密码不能包含工号、集团名称或“portal”'),
);

test('where length alone counts, fifteen characters of one class do', () => {
  expect(newPasswordFault('kelp moss heron', nist)).toBeNull();
  expect(newPasswordFault('kelp moss hero', nist)).toBe('密码长度为15-128位');
  expect(newPasswordFault('kelp moss heron '.repeat(9), nist)).toBe('密码长度为15-128位');
  expect(newPasswordFault('passwordpassword', nist)).toBe('密码过于常见，请更换');
  expect(newPasswordFault('1234567890123456', nist)).toBe('密码过于常见，请更换');
  expect(newPasswordFault('kelp moss portal', nist)).toBe('密码不能包含工号、集团名称或“portal”');
});

test.each([
  ['kelp moss hero', 0],
  ['kelp moss heron', 50],
  ['kelp moss heron fen', 75],
  ['kelp moss heron fens x', 100],
])('where length alone counts, %s puts the meter at %i', (password, percent) => {
  expect(passwordStrength(password, 'nist').percent).toBe(percent);
});

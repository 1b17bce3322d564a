import { groupTypedAs } from '../brand.ts';
import { formOf } from '../form-schema.ts';
import { isCommonPassword, undisguised } from './common-passwords.ts';

/**
 * The rules for a new password, for the page that asks for it and the server that takes it. `spec` is that of spec
 * section 5 and of the profile mlps3; `nist` asks for length alone.
 */
export const passwordPolicies = ['spec', 'nist'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];

/** The facts a new password is checked against. */
export interface PasswordRules {
  policy: PasswordPolicy;
  /** The person's own, which their password must not hold. */
  workNo: string;
}

export interface PasswordForm {
  oldpassword: string;
  password: string;
  confirmpassword: string;
}

/** In characters; the specification's numbers and words are in sections 5 and 9. */
const lengths = {
  spec: { min: 8, max: 16, words: '密码长度为8-16位' },
  nist: { min: 15, max: 128, words: '密码长度为15-128位' },
} as const;

const words = {
  oldMissing: '请输入旧密码!',
  newMissing: '请输入新密码!',
  againMissing: '请再次输入新密码!',
  chinese: '禁止输入中文字符',
  classes: '密码需包含数字、大小写字母和特殊字符',
  different: '两次输入的密码不一致，请重新输入',
  common: '密码过于常见，请更换',
  guessable: '密码不能包含工号、集团名称或“portal”',
} as const;

const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;

/** Han, the punctuation that goes with it, and full-width forms. */
const chinese = /[\p{Script=Han}\u2018-\u201D\u2026\u3000-\u303F\uFF00-\uFFEF]/u;

/** A shorter work number would forbid half of all passwords. */
const shortestGuess = 4;

/** Checks a new password: returns the form's message, or null when it is right. */
export function newPasswordFault(password: string, rules: PasswordRules): string | null {
  if (password === '') return words.newMissing;
  const { min, max, words: lengthWords } = lengths[rules.policy];
  const length = password.length;
  if (length < min || length > max) return lengthWords;
  // Also where only length counts: what an input method makes of a key differs from one computer to the next.
  if (chinese.test(password)) return words.chinese;
  if (rules.policy === 'spec' && classesIn(password) < classes.length) return words.classes;
  if (holdsGuess(password, rules.workNo)) return words.guessable;
  return isCommonPassword(password) ? words.common : null;
}

/** The schema of the form of a password change. */
export const passwordFormSchema = (rules: PasswordRules) =>
  formOf<keyof PasswordForm>({
    oldpassword: (oldpassword) => (oldpassword === '' ? words.oldMissing : null),
    password: (password) => newPasswordFault(password, rules),
    confirmpassword: (again, { password }) => confirmationFault(password, again),
  });

/** Checks the second typing of a new password. */
export function confirmationFault(password: string, confirmation: string): string | null {
  if (confirmation === '') return words.againMissing;
  return confirmation === password ? null : words.different;
}

/** Spec section 5. `percent` is where the meter stands. */
export interface PasswordStrength {
  percent: 0 | 1 | 25 | 50 | 75 | 100;
  word: '弱' | '较弱' | '中' | '强';
}

export function passwordStrength(password: string, policy: PasswordPolicy): PasswordStrength {
  const percent = percentOf(password, policy);
  const word = percent === 100 ? '强' : percent === 75 ? '中' : percent === 50 ? '较弱' : '弱';
  return { percent, word };
}

const steps = [0, 25, 50, 75, 100] as const;

function percentOf(password: string, policy: PasswordPolicy): PasswordStrength['percent'] {
  const { min } = lengths[policy];
  const length = password.length;
  if (length < min) return 0;
  if (chinese.test(password)) return 1;
  // Where only length is asked for, every third character more than the least counts as a class does.
  const reached = policy === 'spec' ? classesIn(password) : 2 + Math.floor((length - min) / 3);
  return steps[Math.min(reached, steps.length - 1)] ?? 0;
}

const classesIn = (password: string): number =>
  classes.filter((each) => each.test(password)).length;

function holdsGuess(password: string, workNo: string): boolean {
  const guesses = ['portal', groupTypedAs, workNo.toLowerCase()];
  const forms = [password.toLowerCase(), undisguised(password)];
  return guesses.some(
    (guess) => guess.length >= shortestGuess && forms.some((form) => form.includes(guess)),
  );
}

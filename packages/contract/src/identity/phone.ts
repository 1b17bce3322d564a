import { cleanCode, cleanPhone } from '@portal/common/typed-text';
import { z } from 'zod';
import { AlongQuestions } from '../along.ts';
import { defineCall } from '../call.ts';
import { mobileNumber } from '../field-rules.ts';
import { SignedIn } from './session.ts';
import { text } from '../text.ts';

/** Existing front ends send digits as text or as a number; read as text. */
const digits = z.union([text(64), z.int()]).transform(String);

/** A telephone without its middle digits, as it is shown and kept where it must not be whole. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

export const Mobile = digits
  .transform(cleanPhone)
  .pipe(z.string().min(1, '手机号不允许为空！').regex(mobileNumber, '请输入正确手机号'));
export const PhoneCode = digits.transform(cleanCode).pipe(
  z
    .string()
    .min(1, '请输入验证码')
    .regex(/^\d{6}$/, '手机验证码错误'),
);

/** The purpose of a code; it is good for nothing else. */
const purposeOf = { '0': 'sign-in', '1': 'registration', '2': 'retrieval' } as const;
/** `enrolment` is requested for signed-in users alone, for the first second factor. */
export type CodePurpose = (typeof purposeOf)[keyof typeof purposeOf] | 'enrolment';

/**
 * Sends a code of six digits to a telephone. The answer is the same for every number, as is that of a later call with
 * a wrong code: neither tells whether a person has the number.
 */
export const requestCode = defineCall({
  method: 'POST',
  path: '/sys/sms',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    mobile: Mobile,
    smsmode: digits.pipe(z.enum(['0', '1', '2'])).transform((mode) => purposeOf[mode]),
  }),
  result: z.null(),
  refuses: ['sms.limited', 'sms.closed', 'sms.failing', 'registration.closed'],
  rate: 'sign-in',
});

/** Sign-in by the code that was sent to one's telephone. */
export const signInByPhone = defineCall({
  method: 'POST',
  path: '/sys/phoneLogin',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    mobile: Mobile,
    captcha: PhoneCode,
    // Members existing front ends send; a session's life and department are decided elsewhere.
    remember_me: z.boolean().optional(),
    loginOrgCode: text(64).optional(),
    along: AlongQuestions.optional(),
  }),
  result: SignedIn,
  refuses: ['phone-code.wrong', 'sign-in.frozen'],
  rate: 'sign-in',
});

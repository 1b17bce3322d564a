import { z } from 'zod';
import { identifier } from '../text.ts';
import { defineCall } from '../call.ts';
import { PhoneCode } from './phone.ts';

// The first second factor: whoever has the password alone does not add it. They show a code of an administrator's, or
// one that was sent to the telephone of the account.

const step = {
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['second-factor'],
} as const;

export const Enrolment = z.object({
  /** True when a factor may be added now: there is one already, or a code was shown in this session lately. */
  isOpen: z.boolean(),
  /** The telephone a code can be sent to, its middle hidden; null where that is no method. */
  phone: z.string().nullable(),
});
export type Enrolment = z.infer<typeof Enrolment>;

export const getEnrolment = defineCall({
  ...step,
  method: 'GET',
  path: '/sys/secondFactor/enrolment',
  input: z.strictObject({}),
  result: Enrolment,
  refuses: [],
  rate: 'read',
});

/** Opens the enrolment by the code an administrator made for this person: good once, for a day. */
export const openEnrolment = defineCall({
  ...step,
  method: 'POST',
  path: '/sys/secondFactor/enrolment/code',
  input: z.strictObject({ code: identifier(32).min(1, '请输入启用码') }),
  result: z.null(),
  refuses: ['enrolment.wrong-code', 'sign-in.locked'],
  rate: 'write',
});

/** Sends a code to the telephone of the account. */
export const sendEnrolmentCode = defineCall({
  ...step,
  method: 'POST',
  path: '/sys/secondFactor/enrolment/sms',
  input: z.strictObject({}),
  result: z.null(),
  refuses: ['enrolment.no-phone', 'sms.limited', 'sms.closed', 'sms.failing'],
  rate: 'write',
});

export const openEnrolmentByPhone = defineCall({
  ...step,
  method: 'POST',
  path: '/sys/secondFactor/enrolment/phoneCode',
  input: z.strictObject({ code: PhoneCode }),
  result: z.null(),
  refuses: ['enrolment.no-phone', 'phone-code.wrong', 'phone-code.void', 'sign-in.locked'],
  rate: 'write',
});

import { cleanIdentifier } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { type FieldRule, username } from '../field-rules.ts';
import { NewAccounts } from './new-accounts.ts';
import { Mobile, PhoneCode } from './phone.ts';
import { sealedText } from './session.ts';
import { line, ruled } from '../text.ts';

/** Checks a chosen name. The form does not say whether it is free; `register` does. */
export const newName: FieldRule = (name) =>
  username(name) ||
  // A name becomes a work number: none may be one the group has yet to give out.
  (/^\d+$/.test(name) ? '用户名需包含字母，纯数字留作工号' : '');

/** States whether people may register themselves here, and the rules for their password. */
export const getRegistration = defineCall({
  method: 'GET',
  path: '/sys/user/registration',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: NewAccounts,
  refuses: [],
  rate: 'sign-in',
});

/**
 * Creates an account without any role, for the owner of a telephone that received the code. The password travels as a
 * sign-in's does. A name or a number that is taken is refused with one and the same answer, and costs a try.
 */
export const register = defineCall({
  method: 'POST',
  path: '/sys/user/register',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    username: ruled(newName, cleanIdentifier),
    password: sealedText('请输入新密码!'),
    keyId: z.string().max(64),
    phone: Mobile,
    smscode: PhoneCode,
    email: z.email('邮箱格式不正确').max(128).optional(),
    realname: line(64).min(1).optional(),
  }),
  result: z.null(),
  says: '注册成功',
  refuses: [
    'registration.closed',
    'registration.taken',
    'phone-code.wrong',
    'phone-code.void',
    'password.unfit',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'sign-in',
});

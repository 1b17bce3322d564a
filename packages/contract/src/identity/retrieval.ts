import { cleanPhone } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passwordPolicies } from './password-rules.ts';
import { Mobile, PhoneCode } from './phone.ts';
import { sealedText } from './session.ts';

/** Proves that the step before was done, in this flow; good once, and for the account the flow began with. */
const StepToken = z.string().regex(/^[\w-]{43}$/);

/**
 * First step of replacing a forgotten password: names the account. The answer is the same whether there is one or not.
 */
export const beginRetrieval = defineCall({
  method: 'POST',
  path: '/sys/user/retrieval',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    account: z.string().overwrite(cleanPhone).min(1, '请输入用户名或手机号').max(64),
  }),
  result: z.object({ step: StepToken }),
  refuses: ['sms.closed'],
  rate: 'sign-in',
});

/** Second step: the code that `requestCode` sent to the telephone of that account. */
export const verifyPhone = defineCall({
  method: 'POST',
  path: '/sys/user/phoneVerification',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ step: StepToken, phone: Mobile, smscode: PhoneCode }),
  result: z.object({ step: StepToken, username: z.string(), policy: z.enum(passwordPolicies) }),
  refuses: ['phone-code.wrong', 'phone-code.void', 'retrieval.stale', 'retrieval.mismatch'],
  rate: 'sign-in',
});

/** Third step: the new password, which travels as in `updatePassword`. Every session of the person ends. */
export const replacePassword = defineCall({
  method: 'POST',
  path: '/sys/user/passwordChange',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    step: StepToken,
    password: sealedText('请输入新密码!'),
    confirmpassword: sealedText('请再次输入新密码!'),
    keyId: z.string().max(64),
  }),
  result: z.null(),
  says: '密码重置完成！',
  refuses: [
    'retrieval.stale',
    'password.unfit',
    'password.reused',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'sign-in',
});

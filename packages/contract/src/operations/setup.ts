import { cleanIdentifier } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { username } from '../field-rules.ts';
import { NewAccounts } from '../identity/new-accounts.ts';
import { sealedText } from '../identity/session.ts';
import { identifier, line, ruled } from '../text.ts';

/**
 * Returns whether a production installation still waits for its first administrator, and the rules for their password.
 * It is open while there is no administrator, and tells nothing else.
 */
export const getSetup = defineCall({
  method: 'GET',
  path: '/common/sys/setup',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: NewAccounts,
  refuses: [],
  rate: 'sign-in',
});

/**
 * Creates the first administrator, for the holder of the one-time token that the server printed when it started. The
 * passwords travel as in `updatePassword`. The administrator signs in afterwards like every user.
 */
export const makeAdministrator = defineCall({
  method: 'POST',
  path: '/common/sys/setup/administrator',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    token: identifier(64).min(1, '请输入初始化口令'),
    username: ruled(username, cleanIdentifier),
    realname: line(64).min(1, '请输入姓名'),
    password: sealedText('请输入新密码!'),
    confirmpassword: sealedText('请再次输入新密码!'),
    keyId: z.string().max(64),
  }),
  /** With which the administrator adds their first second factor: they have just shown the token. */
  result: z.object({ enrolmentCode: z.string() }),
  says: '管理员创建成功，请登录',
  refuses: [
    'setup.closed',
    'setup.work-no-taken',
    'password.unfit',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'sign-in',
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { workNoLength } from '../limits.ts';
import { passwordPolicies } from './password-rules.ts';
import { sealedText } from './session.ts';
import { text, WireTime } from '../text.ts';

/**
 * The state of a password (spec section 4), by the server's clock: `initial` and `expired` close the session until the
 * password is changed, `warning` comes with the days left, `none` is a person who signs in by another method.
 */
export const passwordStates = ['initial', 'expired', 'warning', 'ok', 'none'] as const;

export const PasswordStatus = z.object({
  /** Never changed since it was issued. */
  isInitial: z.boolean(),
  /** The time of the last change; for a password never changed, the time the account was made. */
  createTime: WireTime,
  state: z.enum(passwordStates),
  /** Whole days until it expires, rounded up; null where it does not, or already has. */
  daysLeft: z.int().nullable(),
  /** The rules for a new one, as `password-rules.ts` has them. */
  policy: z.enum(passwordPolicies),
});
export type PasswordStatus = z.infer<typeof PasswordStatus>;

/** Returns the state of the user's own password; another work number is refused with `claim.mismatch`. */
export const checkPassword = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/loginCheckUserPassword',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({ workNo: z.string().min(1).max(workNoLength) }),
  result: PasswordStatus,
  refuses: [],
  rate: 'read',
});

/**
 * Changes the user's own password. Each of the three passwords travels as a sign-in's does: base64 of RSA-OAEP over
 * `nonce + "\n" + password`, all three under the one key and nonce of one `getSignInKey`, whose id is `keyId`; three
 * would not fit into one text. `username` is the user's work number. Afterwards all other sessions of the user have
 * ended, and this one has no pending password change. The portal signs in again with the new password 3 s later (spec
 * section 9) and so gets a new token; the session of the change ends then.
 */
export const updatePassword = defineCall({
  method: 'PUT',
  path: '/common/sys/userInfo/updatePassword',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({
    oldpassword: sealedText('请输入旧密码!'),
    password: sealedText('请输入新密码!'),
    confirmpassword: sealedText('请再次输入新密码!'),
    username: text(workNoLength).min(1),
    keyId: z.string().max(64),
  }),
  result: z.null(),
  says: '密码修改成功!',
  refuses: [
    'password.wrong-old',
    'password.unfit',
    'password.reused',
    'sign-in.locked',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'write',
});

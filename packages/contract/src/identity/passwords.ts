import { z } from 'zod';
import { defineCall } from '../call.ts';
import { workNoLength } from '../limits.ts';
import { passwordPolicies } from './password-rules.ts';
import { sealedText } from './session.ts';
import { text, WireTime } from '../text.ts';

/**
 * How one's password stands (spec section 4). The server's clock decides: `initial` and `expired` close the session
 * until the password is changed, `warning` is told with the days left, `none` is somebody who comes in another way.
 */
export const passwordStates = ['initial', 'expired', 'warning', 'ok', 'none'] as const;

export const PasswordStanding = z.object({
  /** Never changed since it was issued. */
  isInitial: z.boolean(),
  /** When it was last changed; for one never changed, when the account was made. */
  createTime: WireTime,
  state: z.enum(passwordStates),
  /** Whole days until it expires, rounded up; null where it does not, or already has. */
  daysLeft: z.int().nullable(),
  /** The rules for a new one, as `password-rules.ts` has them. */
  policy: z.enum(passwordPolicies),
});
export type PasswordStanding = z.infer<typeof PasswordStanding>;

/** How the caller's own password stands; another work number than theirs is refused with `claim.mismatch`. */
export const checkPassword = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/loginCheckUserPassword',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({ workNo: z.string().min(1).max(workNoLength) }),
  result: PasswordStanding,
  refuses: [],
  rate: 'read',
});

/**
 * Changes one's own password. Each of the three passwords travels as a sign-in's does: base64 of RSA-OAEP over
 * `nonce + "\n" + password`, all three under the one key and nonce of one `getSignInKey`, whose id is `keyId`; three
 * would not fit into one text. `username` is the caller's work number.
 *
 * Afterwards every other session of theirs has ended and this one owes no password any more. The portal signs in again
 * with the new password 3 s later (spec section 9) and so gets a new token; the session it was changed in ends then.
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

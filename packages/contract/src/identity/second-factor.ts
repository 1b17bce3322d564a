import { cleanCode } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passkeyNameLength } from '../limits.ts';
import { line, WireTime } from '../text.ts';
import { PasskeyRegistration, PasskeyCreationOptions } from './passkey.ts';

// Second factors are listed, added and removed here, and shown in `reauthentication.ts`.

const PasskeyName = line(passkeyNameLength).min(1, '请输入通行密钥的名称');
/** Six digits of an authenticator app. */
export const AppCode = z
  .string()
  .overwrite(cleanCode)
  .regex(/^\d{6}$/, '请输入6位数字验证码');
const PasskeyId = z.string().min(1).max(1_400);

/** Codes that are shown this once; none where the person has some already. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Adding one opens while it is due: who must have one and has none adds it before anything else. */
const openWhile = ['second-factor'] as const;

export const SecondFactors = z.object({
  /** One of the person's roles asks for it: the last one cannot be taken away. */
  isRequired: z.boolean(),
  /** The authenticator app. */
  totp: z.object({ createTime: WireTime }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createTime: WireTime,
      lastUsedTime: WireTime.nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
  /** True when passkeys work on this host; they do not at a bare IP address. */
  takesPasskeys: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Lists the second factors of the user. */
export const getSecondFactors = defineCall({
  method: 'GET',
  path: '/sys/secondFactor/list',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({}),
  result: SecondFactors,
  refuses: [],
  rate: 'read',
});

/** A secret for an authenticator app. It counts once its first code has come back with the draft. */
export const beginTotp = defineCall({
  method: 'POST',
  path: '/sys/secondFactor/totp/begin',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  proof: 'fresh',
  input: z.strictObject({}),
  result: z.object({
    /** In base 32, for typing. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
    /** The secret again, readable to the server alone, for this session and ten minutes. */
    draft: z.string(),
  }),
  refuses: ['enrolment.due'],
  rate: 'write',
});

/** Takes the app whose code is shown; one the person had before counts no longer. */
export const confirmTotp = defineCall({
  method: 'POST',
  path: '/sys/secondFactor/totp/confirm',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({
    draft: z.string().max(512),
    code: AppCode,
  }),
  result: RecoveryCodes,
  refuses: ['second-factor.failed', 'second-factor.stale', 'enrolment.due'],
  rate: 'write',
});

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/sys/secondFactor/totp/delete',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  proof: 'fresh',
  input: z.strictObject({}),
  result: z.null(),
  refuses: ['second-factor.last'],
  rate: 'write',
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/sys/secondFactor/passkey/begin',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  proof: 'fresh',
  input: z.strictObject({}),
  result: PasskeyCreationOptions,
  refuses: ['passkey.unavailable', 'passkey.too-many', 'enrolment.due'],
  rate: 'write',
});

export const confirmPasskey = defineCall({
  method: 'POST',
  path: '/sys/secondFactor/passkey/confirm',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({ name: PasskeyName, made: PasskeyRegistration }),
  result: RecoveryCodes,
  refuses: ['second-factor.failed', 'passkey.unavailable', 'passkey.too-many', 'enrolment.due'],
  rate: 'write',
});

export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/sys/secondFactor/passkey/edit',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ id: PasskeyId, name: PasskeyName }),
  result: z.null(),
  refuses: ['passkey.not-found'],
  rate: 'write',
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/sys/secondFactor/passkey/delete',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  proof: 'fresh',
  input: z.strictObject({ id: PasskeyId }),
  result: z.null(),
  refuses: ['passkey.not-found', 'second-factor.last'],
  rate: 'write',
});

/** New recovery codes in the place of those there were. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/sys/secondFactor/recoveryCode/renew',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  proof: 'fresh',
  input: z.strictObject({}),
  result: RecoveryCodes,
  refuses: ['second-factor.none'],
  rate: 'write',
});

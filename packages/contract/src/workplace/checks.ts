import { cleanPhone } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { identifier, text } from '../text.ts';
import { peopleAction } from './people.ts';

/** Longest value a check takes, in characters. */
const longestValue = 100;

const checking = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  rate: 'write',
} as const;

/** Checks that no person has this name, telephone or email; true where it is free. One of the three is given. */
export const checkOnlyUser = defineCall({
  ...checking,
  path: '/sys/user/checkOnlyUser',
  action: peopleAction,
  input: z
    .strictObject({
      username: identifier(longestValue).optional(),
      phone: text(longestValue).overwrite(cleanPhone).optional(),
      email: identifier(longestValue).optional(),
    })
    .refine((given) => Object.values(given).filter(Boolean).length === 1),
  result: z.literal(true),
  refuses: ['user.taken'],
});

/**
 * Checks that a value is free in a registered column; `dataId` names the row that may have it. It reserves nothing: the
 * save of the value is refused when another was quicker.
 */
export const checkDuplicate = defineCall({
  ...checking,
  path: '/sys/duplicate/check',
  action: null,
  input: z.strictObject({
    tableName: text(64),
    fieldName: text(64),
    fieldVal: text(longestValue),
    dataId: text(64).default(''),
  }),
  result: z.null(),
  says: '该值可用！',
  refuses: ['check.unknown', 'check.taken'],
});

/** A part of a check rule: `*` looks at the whole value, a number at that many characters from where the last ended. */
export const CheckSegment = z.object({
  digits: z.union([z.literal('*'), z.int().min(1).max(longestValue)]),
  /** A regular expression, which the whole part matches. */
  pattern: z.string().max(200),
  /** The words a user reads when it does not. */
  message: z.string().max(100),
});
export type CheckSegment = z.infer<typeof CheckSegment>;

/** Checks a value by a registered rule; refused with the message and the place of the first part that does not fit. */
export const checkByRule = defineCall({
  ...checking,
  path: '/sys/checkRule/checkByCode',
  action: null,
  input: z.strictObject({ ruleCode: text(64), value: text(longestValue) }),
  result: z.null(),
  refuses: ['check.unknown-rule', 'check.failed'],
});

/** The part of a value that a rule refuses, from `beginIndex` up to `endIndex`. */
export const FailedCheck = CheckSegment.extend({
  beginIndex: z.int(),
  endIndex: z.int(),
  checkValue: z.string(),
  passed: z.literal(false),
});
export type FailedCheck = z.infer<typeof FailedCheck>;

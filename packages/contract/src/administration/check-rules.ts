import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { CheckSegment, FailedCheck } from '../workplace/checks.ts';
import { changes } from './changes.ts';

/** Actions of administrators who look after the rules of numbers and codes. */
export const checkRuleActions = { list: 'ams:checkRule:list', edit: 'ams:checkRule:edit' } as const;

const RuleCode = text(64).regex(/^[a-z][a-z0-9_]*$/, '以小写字母开头，只含小写字母、数字和下划线');

/** The segments of a rule in their order, as an administrator writes them. */
export const WrittenSegments = z
  .array(
    CheckSegment.extend({
      pattern: requiredText('规则', { most: 200 }),
      message: requiredText('提示', { most: 100 }),
    }),
  )
  .min(1, '请至少添加一段')
  .max(20, '最多 20 段');

const fields = { ruleName: requiredText('名称', { most: 60 }), segments: WrittenSegments };

/** A rule that values are checked by (`checkByRule`). */
export const CheckRule = z.object({
  ruleCode: z.string(),
  ruleName: z.string(),
  segments: z.array(CheckSegment),
  version: z.int(),
});
export type CheckRule = z.infer<typeof CheckRule>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: checkRuleActions.list, rate: 'read' } as const;
const changing = { ...desk, action: checkRuleActions.edit, rate: 'write' } as const;
const listed = paged(CheckRule, 50);

/** The rules of the tenant by code; `keyword` is part of a code or a name. */
export const listCheckRules = defineCall({
  ...reading,
  path: '/sys/checkRule/list',
  input: listed.input.extend({ keyword: keyword() }),
  result: listed.result,
  refuses: [],
});

export const addCheckRule = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/checkRule/add',
  input: z.strictObject({ ruleCode: RuleCode, ...fields }),
  result: z.null(),
  refuses: ['check-rule.taken', 'check-rule.pattern'],
});

export const editCheckRule = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/checkRule/edit',
  input: z.strictObject({ ruleCode: RuleCode, ...fields, version: z.int() }),
  result: z.null(),
  refuses: ['check.unknown-rule', 'check-rule.changed', 'check-rule.pattern'],
});

/** Removes a rule: whatever asks for it is answered that there is none. */
export const deleteCheckRule = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/checkRule/delete',
  input: z.strictObject({ ruleCode: RuleCode }),
  result: z.null(),
  refuses: ['check.unknown-rule'],
});

/** Tries segments that are not saved yet on a value; null where it fits. */
export const tryCheckRule = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/checkRule/try',
  action: checkRuleActions.list,
  rate: 'read',
  input: z.strictObject({ segments: WrittenSegments, value: text(100) }),
  result: z.object({ failed: FailedCheck.nullable() }),
  refuses: ['check-rule.pattern'],
});

export const listCheckRuleChanges = defineCall({
  ...reading,
  path: '/sys/checkRule/changes',
  input: changes.input.extend({ ruleCode: RuleCode }),
  result: changes.result,
  refuses: [],
});

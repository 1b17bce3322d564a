import { z } from 'zod';
import { defineCall } from '../call.ts';
import { identifier, text } from '../text.ts';
import { FieldRuleValue, RulePart } from './data-rules.ts';
import { policyActions } from './drafts.ts';

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: policyActions.list,
  rate: 'read',
} as const;

const PartName = z.enum(['all', 'own', 'departments', 'stores', 'groups', 'companies', 'field']);
const Choice = z.object({ value: z.string(), label: z.string() });

/** A record type as rules are made about it. */
const RuledType = z.object({
  type: z.string(),
  system: z.string(),
  one: z.string(),
  /** The action that opens its list: without it a role shows nothing, whatever its rule. */
  listAction: z.string(),
  /** The place that a tab works for, where the type shows the records of one place at a time. */
  within: z.enum(['store', 'group', 'company']).nullable(),
  /** The parts that a rule may have. */
  parts: z.array(z.object({ part: PartName, field: z.string().optional() })),
  /** The usual rule for a role that holds these actions, the first that fits. */
  usual: z.array(z.object({ action: z.string().nullable(), parts: z.array(RulePart) })),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      /** The values a rule may name; null where it names none. */
      choices: z.array(Choice).nullable(),
    }),
  ),
});
export type RuledType = z.infer<typeof RuledType>;

/** Every record type, system by system. */
export const listRuledTypes = defineCall({
  ...reading,
  path: '/sys/permission/dataRule/types',
  input: z.strictObject({}),
  result: z.object({
    systems: z.array(
      z.object({ sysType: z.string(), sysName: z.string(), types: z.array(RuledType) }),
    ),
  }),
  refuses: [],
});

/** The data rules and field rules that a role has. */
export const getRoleRules = defineCall({
  ...reading,
  path: '/sys/permission/dataRule/queryByRole',
  input: z.strictObject({ roleId: text(64).min(1) }),
  result: z.object({
    holdsAll: z.boolean(),
    rules: z.array(z.object({ type: z.string(), parts: z.array(RulePart) })),
    fields: z.array(
      z.object({ type: z.string(), field: z.string(), access: FieldRuleValue.shape.access }),
    ),
  }),
  refuses: ['role.not-found'],
});

export type RoleRules = z.infer<typeof getRoleRules.result>;

/** The number of records of each type that somebody sees, now and once a draft is published. */
export const previewRows = defineCall({
  ...reading,
  path: '/sys/policy/draft/preview',
  input: z.strictObject({ draftId: text(64).min(1), workNo: identifier(64).min(1) }),
  result: z.object({
    realname: z.string(),
    workNo: z.string(),
    rows: z.array(
      z.object({
        type: z.string(),
        system: z.string(),
        one: z.string(),
        now: z.int(),
        drafted: z.int(),
      }),
    ),
  }),
  refuses: ['policy.draft-not-found', 'policy.conflict', 'policy.unknown-row'],
});
export type PreviewRow = z.infer<typeof previewRows.result>['rows'][number];

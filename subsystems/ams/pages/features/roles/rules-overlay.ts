import type { RequestedChange } from '@portal/contract/policy/changes';
import type { FieldRuleValue, RulePart } from '@portal/contract/policy/data-rules';
import type { Draft } from '@portal/contract/policy/drafts';
import type { RecordLabels } from '@portal/contract/policy/rule-words';
import type { RuledType } from '@portal/contract/policy/role-rules';

type Access = FieldRuleValue['access'];

interface RoleRulesNow {
  rules: readonly { type: string; parts: readonly RulePart[] }[];
  fields: readonly { type: string; field: string; access: Access }[];
}

/** The rules of a role once the draft is published, by record type; `changed` are types that the draft changes. */
export interface DraftedRules {
  parts: ReadonlyMap<string, readonly RulePart[]>;
  fields: ReadonlyMap<string, ReadonlyMap<string, Access>>;
  changed: ReadonlySet<string>;
}

export const noRules: RoleRulesNow = { rules: [], fields: [] };

/** Lays the changes of a draft over the rules that a role has now. */
export function draftedRules(
  draft: Draft | null | undefined,
  role: string,
  { rules, fields }: RoleRulesNow,
): DraftedRules {
  const parts = new Map(rules.map((each) => [each.type, each.parts]));
  const access = new Map<string, Map<string, Access>>();
  const setAccess = (type: string, field: string, value: Access | undefined) => {
    const own = access.get(type) ?? new Map<string, Access>();
    if (value) own.set(field, value);
    else own.delete(field);
    access.set(type, own);
  };
  for (const { type, field, access: value } of fields) setAccess(type, field, value);
  const changed = new Set<string>();
  for (const change of draft?.changes ?? []) {
    if (change.key[0] !== role) continue;
    if (change.kind === 'data-rule') {
      if (change.after) parts.set(change.key[1], change.after.parts);
      else parts.delete(change.key[1]);
      changed.add(change.key[1]);
    } else if (change.kind === 'field-rule') {
      setAccess(change.key[1], change.key[2], change.after?.access);
      changed.add(change.key[1]);
    }
  }
  return { parts, fields: access, changed };
}

export const dataRuleChange = (
  role: string,
  type: string,
  parts: readonly RulePart[],
): RequestedChange => ({
  kind: 'data-rule',
  key: [role, type],
  after: parts.length > 0 ? { parts: [...parts] } : null,
});

export const fieldRuleChange = (
  role: string,
  [type, field]: [type: string, field: string],
  access: Access | undefined,
): RequestedChange => ({
  kind: 'field-rule',
  key: [role, type, field],
  after: access ? { access } : null,
});

/** Returns the usual rule of a type for a role that holds some actions. */
export const usualFor = ({ usual }: RuledType, held: ReadonlySet<string>): readonly RulePart[] =>
  usual.find(({ action }) => action === null || held.has(action))?.parts ?? [];

/** The labels of the fields and values of a type. */
export function labelsOf({ fields }: RuledType): RecordLabels {
  const byName = new Map(fields.map((each) => [each.field, each]));
  return {
    fieldLabel: (name) => byName.get(name)?.label ?? name,
    valueLabel: (name, value) =>
      byName.get(name)?.choices?.find((choice) => choice.value === value)?.label ?? value,
  };
}

/** Says of a type that shows one place at a time which one. */
export const withinWords = {
  store: '在当前门店内',
  group: '在当前事业部内',
  company: '在当前公司内',
} as const;

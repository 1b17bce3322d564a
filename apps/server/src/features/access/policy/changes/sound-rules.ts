import type { PolicyChange } from '@portal/contract/policy/changes';
import { isRuleOf } from '@portal/contract/policy/data-rules';
import type { RecordType } from '@portal/contract/records/record-type';
import { typeNamed } from './record-names.ts';

/**
 * Returns whether a rule fits its record type. A rule is always free to go: its type may have lost the field that it is
 * about.
 */
export function isSoundRule(
  { kind, key, after }: PolicyChange,
  types: readonly RecordType[],
): boolean {
  if (after === null || (kind !== 'data-rule' && kind !== 'field-rule')) return true;
  const [, typeKey = '', field = ''] = key;
  const type = typeNamed(types, typeKey);
  if (!type) return false;
  return kind === 'field-rule' ? Object.hasOwn(type.fields, field) : isRuleOf(type, after);
}

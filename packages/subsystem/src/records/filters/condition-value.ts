import { day, type LinesField, type RecordField, text } from '@portal/contract/records/fields';
import type { Comparison, Condition } from '@portal/contract/records/record-filter';
import { listOf, textOf, type TypedValue } from '../form/typed-values.ts';
import { isNumeric } from '../record-values.ts';
import type { FilterColumn } from './filter-parts.ts';

/** Returns the field that asks for the value of a condition: as in the form, and of several values where there may be some. */
export function conditionField(
  { field }: FilterColumn,
  op: Comparison,
): Exclude<RecordField, LinesField> {
  const label = `${field.label}的值`;
  if ('choices' in field) {
    return { kind: op === 'is' ? 'choice' : 'choices', label, choices: field.choices };
  }
  if (field.kind === 'daySpan') return day({ label });
  // Of rows a condition says only whether there are any.
  if (field.kind === 'lines') return text({ label });
  if ('most' in field && !isNumeric(field)) return text({ label, most: 200 });
  const { required: _required, fixed: _fixed, help: _help, ...plain } = field;
  return { ...plain, label };
}

/** Returns a typed value as a condition has it: numbers of number columns, text of all others. */
export function conditionValue({ field }: FilterColumn, typed: TypedValue): Condition['value'] {
  if (Array.isArray(typed)) return listOf(typed);
  const written = textOf(typed);
  const isNumber = isNumeric(field) && written.trim() !== '' && Number.isFinite(Number(written));
  return isNumber ? Number(written) : written;
}

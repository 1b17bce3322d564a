import type { NumberField, RecordField, Total } from './fields.ts';
import type { RecordType } from './record-type.ts';

/** Units of money, of floors, and of what is counted one by one: so many here and there are that many together. */
const adding: ReadonlySet<string> = new Set([
  '元',
  '件',
  '张',
  '份',
  '人',
  '箱',
  '次',
  '项',
  '家',
  '㎡',
]);

/**
 * Returns what a number field says stands below its column: its own word, or what kind and unit say of themselves. Undefined
 * where neither says it, which the rules refuse.
 */
export function saidTotal({ total, kind, unit = '' }: NumberField): Total | undefined {
  if (total !== undefined || kind === 'percent') return total ?? 'none';
  return adding.has(unit) ? 'sum' : undefined;
}

/** Returns what stands below the column of a field: nothing where its values do not add up, or its records do not. */
export function totalOf({ fields, contain }: RecordType, name: string): Total {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || contain || !isNumberField(field)) return 'none';
  return saidTotal(field) ?? 'none';
}

export const isNumberField = (field: RecordField): field is NumberField => 'decimals' in field;

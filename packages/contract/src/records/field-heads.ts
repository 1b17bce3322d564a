import type { LineField, RecordField } from './fields.ts';

/** Returns the unit that is said beside a field's label; none where the label has it in itself. */
export function unitOf(field: RecordField | LineField): string | undefined {
  const unit = 'unit' in field ? field.unit : undefined;
  return unit !== undefined && field.label.includes(unit) ? undefined : unit;
}

/** Returns the label with its unit, as it heads a column of a table or sheet. */
export function headOf(field: RecordField | LineField): string {
  const unit = unitOf(field);
  return unit ? `${field.label}（${unit}）` : field.label;
}

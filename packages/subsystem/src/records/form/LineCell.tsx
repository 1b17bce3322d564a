import { valueOf } from '@portal/contract/records/field-values';
import type { LineField } from '@portal/contract/records/fields';
import { isNumeric } from '../record-values.ts';
import { PlainInput } from './PlainInput.tsx';
import { textOf, textValue } from './typed-values.ts';

interface LineCellProps {
  column: LineField;
  /** Says the row and the column. */
  label: string;
  value: string;
  /** Marks a value that the column refuses. */
  isChecked: boolean;
  onChange: (value: string) => void;
}

/** A cell of the rows within a record: text and numbers are typed into it, all else has the input of the form. */
export function LineCell({ column, label, value, isChecked, onChange }: LineCellProps) {
  const isWrong = isChecked && !valueOf(column).safeParse(textValue(column, value)).success;
  if (!isNumeric(column) && column.kind !== 'text') {
    const { required: _required, ...plain } = column;
    return (
      <PlainInput
        field={{ ...plain, label }}
        value={value}
        error={isWrong ? '有误' : undefined}
        onChange={(typed) => onChange(textOf(typed))}
      />
    );
  }
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      inputMode={keyboardOf(column)}
      data-align={isNumeric(column) ? 'end' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function keyboardOf(column: LineField): 'decimal' | 'numeric' | 'tel' | 'text' {
  if ('decimals' in column) return column.decimals > 0 ? 'decimal' : 'numeric';
  return ('keyboard' in column && column.keyboard) || 'text';
}

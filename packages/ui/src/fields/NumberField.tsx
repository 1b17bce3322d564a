import { readNumber } from '@portal/common/typed-number';
import { type KeyboardEvent, useState } from 'react';
import { Field, type FieldProps } from '../forms/Field.tsx';
import './number-field.css';

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'type' | 'action'> {
  /** null for an empty field, NaN for a text that is no number: a schema refuses both in its own words. */
  value: number | null;
  /** The number and the text it was read from: where that is no number, whoever keeps it shows it again as `text`. */
  onChange: (value: number | null, text: string) => void;
  /** The text that was typed where the value is no number. */
  text?: string;
  /** Digits after the point; an amount in yuan has two. */
  decimals?: number;
  /** Stands behind the number: a currency, a count of pieces, a percent sign. */
  unit?: string;
}

/** A text while it is typed. */
interface TypedText {
  text: string;
  /** It began as a number with the separators of this field: a digit more or less leaves them in any place. */
  isRegrouped: boolean;
}

/** A field for a number. Arrow keys count up and down; when it is left, the number is written with separators. */
export function NumberField({
  value,
  onChange,
  text = '',
  decimals = 0,
  unit,
  onBlur,
  className = '',
  ...field
}: NumberFieldProps) {
  /** The text while it is typed; null shows the value. */
  const [typed, setTyped] = useState<TypedText | null>(null);
  const written =
    value === null || Number.isNaN(value)
      ? text
      : value.toLocaleString('en-US', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: 10,
        });

  function step(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = (value || 0) + (event.key === 'ArrowUp' ? 1 : -1);
    setTyped(null);
    const stepped = Number(next.toFixed(decimals));
    onChange(stepped, String(stepped));
  }

  return (
    <Field
      {...field}
      className={`ui-number ${className}`}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed?.text ?? written}
      onChange={({ target, nativeEvent }) => {
        const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
        const isRegrouped =
          !isPasted &&
          (typed ? typed.isRegrouped : written.includes(',')) &&
          target.value.includes(',');
        setTyped({ text: target.value, isRegrouped });
        onChange(readNumber(target.value, { unit, isRegrouped }), target.value);
      }}
      onKeyDown={step}
      onBlur={(event) => {
        // What is no number stays, to be mended.
        if (!Number.isNaN(value)) setTyped(null);
        onBlur?.(event);
      }}
      action={unit && <span aria-hidden="true">{unit}</span>}
      aria-label={unit ? `${field.label}（${unit}）` : undefined}
    />
  );
}

import { type KeyboardEvent, useState } from 'react';
import { Field, type FieldProps } from '../forms/Field.tsx';
import './number-field.css';

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'type' | 'action'> {
  /** null for an empty field, NaN for a text that is no number: a schema refuses both in its own words. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits after the point; an amount in yuan has two. */
  decimals?: number;
  /** Stands behind the number: a currency, a count of pieces, a percent sign. */
  unit?: string;
}

/** Full-width digits and points are what a Chinese input method makes of a key; separators come with pasted amounts. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[,，\s]/g, '');

function readNumber(text: string): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}

/** A field for a number. Arrow keys count up and down; when it is left, the number is written with separators. */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  unit,
  onBlur,
  className = '',
  ...field
}: NumberFieldProps) {
  /** The text while it is typed; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const written =
    value === null || Number.isNaN(value)
      ? (typed ?? '')
      : value.toLocaleString('en-US', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: 10,
        });

  function step(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = (value || 0) + (event.key === 'ArrowUp' ? 1 : -1);
    setTyped(null);
    onChange(Number(next.toFixed(decimals)));
  }

  return (
    <Field
      {...field}
      className={`ui-number ${className}`}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
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

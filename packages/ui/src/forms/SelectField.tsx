import { type ComponentProps, useId } from 'react';
import './field.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'aria-invalid'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The text of the empty option; it can be chosen again. */
  none: string;
  error?: string | undefined;
}

/** One of a few, chosen from the browser's own list: on a phone that is the phone's. */
export function SelectField({ label, options, none, error = '', ...select }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <div className="ui-field-box">
        <select
          {...select}
          id={id}
          data-default={select.defaultValue}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <option value="">{none}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <p id={errorId} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

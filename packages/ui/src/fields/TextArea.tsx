import { type ComponentProps, type ReactNode, useId } from 'react';
import '../forms/field.css';
import './text-area.css';

interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'id' | 'aria-invalid' | 'value' | 'maxLength'
> {
  label: string;
  value: string;
  /** The most characters. More can be typed or pasted, and are counted in red: nothing is cut off unseen. */
  most?: number;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A field for a text of several lines, which grows with it and counts its characters. */
export function TextArea({ label, most, error = '', hint, value, ...input }: TextAreaProps) {
  const id = useId();
  // Characters, as the limit counts them: a rare one takes two places of a string.
  const count = Array.from(value).length;
  const [hintId, errorId, countId] = [`${id}-hint`, `${id}-error`, `${id}-count`];
  const described = [hint && hintId, most && countId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="ui-field ui-text-area">
      <label htmlFor={id}>{label}</label>
      <div className="ui-field-box">
        <textarea
          rows={3}
          {...input}
          id={id}
          value={value}
          aria-invalid={error !== '' || undefined}
          aria-describedby={described || undefined}
        />
      </div>
      {most !== undefined && (
        <small id={countId} data-over={count > most || undefined}>
          {count} / {most}
        </small>
      )}
      {hint && (
        <div id={hintId} className="ui-field-hint">
          {hint}
        </div>
      )}
      <p id={errorId} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-invalid'> {
  label: string;
  /** The most characters. More can be typed or pasted into a field with a value: it says so, and nothing is cut off unseen. */
  maxLength?: number;
  /** The error of the value; absent when it is right. */
  error?: string | undefined;
  /** Stands below the field and belongs to it: what is expected, how good it is. */
  hint?: ReactNode;
  /** Stands inside the frame, behind what is typed. */
  action?: ReactNode;
}

/** A field to type in, with its label above and what is wrong below, both read out with it. */
export function Field(props: FieldProps) {
  const { label, hint, action, className = '', maxLength, error: _error, ...input } = props;
  const error = props.error || excessOf(props);
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={`ui-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="ui-field-box">
        <input
          {...input}
          {...(input.value === undefined && { maxLength })}
          id={id}
          aria-invalid={error !== '' || undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {hint && (
        <div id={hintId} className="ui-field-hint">
          {hint}
        </div>
      )}
      {/* There before it says anything, so that it is read out when it does. */}
      <p id={errorId} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

const excessOf = ({ value, maxLength = Infinity }: FieldProps): string =>
  typeof value === 'string' && Array.from(value).length > maxLength ? `最多 ${maxLength} 个字` : '';

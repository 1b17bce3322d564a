import { type ReactNode, useId } from 'react';
import '../forms/field.css';
import './option-group.css';

export interface OptionGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean;
}

interface CheckboxGroupProps<Value extends string> extends OptionGroupProps<Value> {
  /** The chosen values, in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several of a few, all in sight. Space ticks, Tab goes on. */
export function CheckboxGroup<Value extends string>({
  value,
  onChange,
  ...group
}: CheckboxGroupProps<Value>) {
  return (
    <OptionGroup
      {...group}
      type="checkbox"
      isChosen={(option) => value.includes(option)}
      onChoose={(option, isOn) =>
        onChange(
          group.options
            .map((each) => each.value)
            .filter((each) => (each === option ? isOn : value.includes(each))),
        )
      }
    />
  );
}

interface RadioGroupProps<Value extends string> extends OptionGroupProps<Value> {
  /** '' while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. Arrows choose, Tab goes on. */
export const RadioGroup = <Value extends string>({
  value,
  onChange,
  ...group
}: RadioGroupProps<Value>) => (
  <OptionGroup
    {...group}
    type="radio"
    isChosen={(option) => option === value}
    onChoose={(option) => onChange(option)}
  />
);

interface GroupProps<Value extends string> extends OptionGroupProps<Value> {
  type: 'checkbox' | 'radio';
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value, isOn: boolean) => void;
}

function OptionGroup<Value extends string>(props: GroupProps<Value>) {
  const { label, options, error = '', hint, disabled = false, type, isChosen, onChoose } = props;
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const isInvalid = error !== '' || undefined;
  return (
    <fieldset
      className="ui-field ui-options"
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-invalid={type === 'radio' ? isInvalid : undefined}
      aria-describedby={described || undefined}
      disabled={disabled}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type={type}
            name={id}
            checked={isChosen(option.value)}
            disabled={option.disabled}
            aria-invalid={type === 'checkbox' ? isInvalid : undefined}
            onChange={({ target }) => onChoose(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
      {hint && (
        <div id={hintId} className="ui-field-hint">
          {hint}
        </div>
      )}
      <p id={errorId} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

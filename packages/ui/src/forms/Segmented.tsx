import { useId } from 'react';
import './segmented.css';

interface SegmentedProps<Value extends string> {
  /** The label of the group, read out before the choices. */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The element that says why a choice is disabled. */
  describedBy?: string | undefined;
}

/** One of a few, all in sight: radio buttons in a row, so arrows move between them. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  describedBy,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="ui-segmented" aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

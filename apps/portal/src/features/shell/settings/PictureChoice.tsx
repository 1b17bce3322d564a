import { type ReactNode, useId } from 'react';

interface PictureChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Options in a row. */
  columns: 2 | 3 | 5;
  options: readonly { value: Value; name: string; picture: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** The drawer's initial focus is on the current option. */
  startsHere?: boolean;
}

/** Radio buttons with a picture each; arrow keys move between them. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, columns, options, value, onChoose, startsHere = false } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="settings-choice" data-columns={columns}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            data-initial-focus={(startsHere && option.value === value) || undefined}
            onChange={() => onChoose(option.value)}
          />
          <span className="settings-picture">{option.picture}</span>
          {option.name}
        </label>
      ))}
    </div>
  );
}

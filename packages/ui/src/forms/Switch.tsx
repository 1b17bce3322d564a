import { useId } from 'react';
import './switch.css';

interface SwitchProps {
  label: string;
  /** The reason it is disabled; absent while it can be turned. */
  unavailable?: string | undefined;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Turns one thing on or off, at once, in a row with what it is. */
export function Switch({ label, unavailable, isOn, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <label className="ui-switch">
      <span className="ui-switch-words">
        <span id={`${id}-label`}>{label}</span>
        {unavailable && <small id={`${id}-why`}>{unavailable}</small>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={unavailable && `${id}-why`}
        checked={isOn}
        disabled={unavailable !== undefined}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  );
}

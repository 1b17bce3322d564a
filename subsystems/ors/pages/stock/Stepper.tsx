import { Minus, Plus } from 'lucide-react';

interface StepperProps {
  /** Names the goods, for screen readers. */
  label: string;
  value: number;
  /** Marks a number that is not the expected one. */
  isOff?: boolean;
  onChange: (value: number) => void;
}

/** A number of pieces with a key on either side, each as large as a thumb; it can be typed too. */
export const Stepper = ({ label, value, isOff = false, onChange }: StepperProps) => (
  <span className="ors-stepper" data-off={isOff || undefined}>
    <button
      type="button"
      aria-label={`${label}减一件`}
      disabled={value === 0}
      onClick={() => onChange(value - 1)}
    >
      <Minus size={18} aria-hidden="true" />
    </button>
    <input
      className="num"
      inputMode="numeric"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '').slice(0, 5)))}
    />
    <button type="button" aria-label={`${label}加一件`} onClick={() => onChange(value + 1)}>
      <Plus size={18} aria-hidden="true" />
    </button>
  </span>
);

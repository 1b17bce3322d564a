import './steps.css';

interface StepsProps {
  /** The names of the steps, in order. */
  names: readonly string[];
  /** The current step; the first is 1. */
  at: number;
  label?: string;
}

/** Marks the current step of a few. What is done is sewn. */
export const Steps = ({ names, at, label = '步骤' }: StepsProps) => (
  <ol className="ui-steps" aria-label={label}>
    {names.map((name, index) => (
      <li
        key={name}
        aria-current={index + 1 === at ? 'step' : undefined}
        data-done={index + 1 < at || undefined}
      >
        <span className="num">{index + 1}</span>
        {name}
      </li>
    ))}
  </ol>
);

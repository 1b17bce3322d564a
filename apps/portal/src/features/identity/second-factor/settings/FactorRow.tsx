import type { ReactNode } from 'react';

interface FactorRowProps {
  title: ReactNode;
  /** State of the factor. */
  note: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** One row of the second-factor settings. */
export const FactorRow = ({ title, note, children }: FactorRowProps) => (
  <li className="second-row">
    <div>
      <h3>{title}</h3>
      <p>{note}</p>
    </div>
    <div className="second-actions">{children}</div>
  </li>
);

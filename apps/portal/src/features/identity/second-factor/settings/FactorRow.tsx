import type { ReactNode } from 'react';

interface FactorRowProps {
  title: ReactNode;
  /** How it stands. */
  note: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One line of what somebody has to show. */
export const FactorRow = ({ title, note, children }: FactorRowProps) => (
  <li className="second-row">
    <div>
      <h3>{title}</h3>
      <p>{note}</p>
    </div>
    <div className="second-actions">{children}</div>
  </li>
);

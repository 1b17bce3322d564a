import type { ReactNode } from 'react';
import './figure.css';

interface FigureProps {
  label: ReactNode;
  /** Stands before the figure, such as a currency. */
  prefix?: string;
  /** The figure, formatted. */
  text: string;
  unit?: string;
  /** The main figure of a page is large; there is one. */
  isMain?: boolean;
  /** Notes below: changes, a target. */
  children?: ReactNode;
}

/** One figure with its name and its unit. */
export function Figure({
  label,
  prefix = '',
  text,
  unit = '',
  isMain = false,
  children,
}: FigureProps) {
  return (
    <dl className="ui-figure" data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd className="ui-figure-value num">
        {prefix && <small>{prefix}</small>}
        {text}
        {unit && <small>{unit}</small>}
      </dd>
      {children && <dd className="ui-figure-notes">{children}</dd>}
    </dl>
  );
}

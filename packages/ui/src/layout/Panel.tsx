import { type ReactNode, useId } from 'react';
import './panel.css';

interface PanelProps {
  title?: string;
  /** Stands at the other end of the heading: a unit, a legend, a link. */
  aside?: ReactNode;
  /** The content reaches the edges, as a table or a chart does. */
  isFlush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A quiet white ground for one matter; there is never one inside another. */
export function Panel({ title, aside, isFlush = false, className = '', children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={`ui-panel ${className}`}
      data-flush={isFlush || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className="ui-panel-head">
          <h2 id={titleId}>{title}</h2>
          {aside && <div className="ui-panel-aside">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

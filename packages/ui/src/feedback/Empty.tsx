import type { ReactNode } from 'react';
import './empty.css';

interface EmptyProps {
  text: string;
  /** Stands above the text. */
  title?: string | undefined;
  action?: ReactNode;
}

/** Nothing to show: a loose thread, one sentence, and what to do where something can be done. */
export function Empty({ text, title, action }: EmptyProps) {
  return (
    <div className="ui-empty">
      <svg width="120" height="34" viewBox="0 0 120 34" aria-hidden="true">
        <path d="M3 26C26 22 28 8 50 10S78 30 96 22 108 10 117 8" />
      </svg>
      {title && <strong>{title}</strong>}
      <p>{text}</p>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import './timeline.css';

export interface TimelineEntry {
  key: string;
  /** As it is shown: `2026-11-20 08:30`. */
  time: string;
  /** The author and the deed, in one line. */
  title: ReactNode;
  /** The changes, or the words of a comment. */
  detail?: ReactNode;
  tone?: 'plain' | 'good' | 'bad';
}

interface TimelineProps {
  label: string;
  /** The newest first. */
  entries: readonly TimelineEntry[];
}

/** The events of one thing, one below the other. */
export const Timeline = ({ label, entries }: TimelineProps) => (
  <ol className="ui-timeline" aria-label={label}>
    {entries.map(({ key, time, title, detail, tone = 'plain' }) => (
      <li key={key} data-tone={tone}>
        <time className="num">{time}</time>
        <b>{title}</b>
        {detail && <div>{detail}</div>}
      </li>
    ))}
  </ol>
);

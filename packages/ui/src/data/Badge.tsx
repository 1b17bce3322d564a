import type { ReactNode } from 'react';
import './badge.css';

/** A count at the corner of an icon: nothing at 0, "99+" above 99. The button around it says the count in its name. */
export function Badge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="ui-badge">
      {children}
      {count > 0 && (
        <span
          className="ui-badge-count"
          data-count={count > 99 ? '99+' : count}
          aria-hidden="true"
        />
      )}
    </span>
  );
}

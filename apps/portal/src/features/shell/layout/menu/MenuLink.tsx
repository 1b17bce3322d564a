import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { openItem } from '#platform/navigation/open-page.ts';
import { MenuCount, useWaiting, waitingWords } from './MenuCount.tsx';

interface MenuLinkProps {
  item: VisibleItem;
  className: string;
  onChoose?: (() => void) | undefined;
  /** The count of what waits there is at a corner of the link, not at its end. */
  hasCorner?: boolean;
  children: ReactNode;
}

/** Link of a menu item's page, so that the browser can open it in a new tab. */
export function MenuLink({ item, className, onChoose, hasCorner, children }: MenuLinkProps) {
  const count = useWaiting([item]);
  if (!item.opensWindow) {
    const [way = '', query] = item.path.split('?');
    return (
      <Link
        to={way}
        search={Object.fromEntries(new URLSearchParams(query))}
        className={className}
        activeOptions={{ exact: true, includeSearch: query !== undefined }}
        onClick={onChoose}
        {...waitingWords(count)}
      >
        {children}
        <MenuCount count={count} isAtCorner={hasCorner} />
      </Link>
    );
  }
  return (
    <a
      href={item.path}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        openItem(item);
        onChoose?.();
      }}
    >
      {children}
    </a>
  );
}

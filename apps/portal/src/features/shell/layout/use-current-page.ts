import { useLocation } from '@tanstack/react-router';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';

export interface CurrentPage {
  path: string;
  /** Tells whether the item is the current page or one of its ancestors. */
  isOn: (item: VisibleItem) => boolean;
}

/** Returns the menu path of the current page; it follows the address (spec section 2). */
export function useCurrentPage(): CurrentPage {
  const { index } = useWorkplace();
  const address = useLocation({ select: ({ pathname }) => pathname });
  const path = index.pageAt(address) ?? address;
  const trail = new Set(index.find(path)?.trail.map((step) => step.path));
  const isOn = (item: VisibleItem): boolean =>
    item.path === path || trail.has(item.path) || item.children.some(isOn);
  return { path, isOn };
}

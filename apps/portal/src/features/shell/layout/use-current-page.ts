import { useLocation } from '@tanstack/react-router';
import type { VisibleItem } from '#platform/menu-index.ts';
import { useWorkplace } from '#platform/workplace.ts';

export interface Here {
  path: string;
  /** Whether the item is the page on the screen or one of its ancestors. */
  isOn: (item: VisibleItem) => boolean;
}

/** Where the person is in the menu; the selection follows the address (spec section 2). */
export function useHere(): Here {
  const { index } = useWorkplace();
  const address = useLocation({ select: ({ pathname }) => pathname });
  const path = index.pageAt(address) ?? address;
  const trail = new Set(index.find(path)?.trail.map((step) => step.path));
  const isOn = (item: VisibleItem): boolean =>
    item.path === path || trail.has(item.path) || item.children.some(isOn);
  return { path, isOn };
}

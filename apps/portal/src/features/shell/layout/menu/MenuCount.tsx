import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { useToDos } from '#platform/workplace/to-dos.ts';
import './menu-count.css';

/** Returns how many records wait for the user on the page of a menu item, or on those below it. */
export function useWaiting(items: readonly VisibleItem[]): number {
  const { data } = useToDos();
  if (!data || data.total === 0) return 0;
  const paths = new Set(pathsOf(items));
  return data.groups.reduce((sum, { path, count }) => sum + (paths.has(path) ? count : 0), 0);
}

const pathsOf = (items: readonly VisibleItem[]): string[] =>
  items.flatMap(({ path, children }) => (children.length > 0 ? pathsOf(children) : [path]));

/** Returns the attribute that says the count after the name of a link or button. */
export const waitingWords = (count: number) =>
  count > 0 ? { 'aria-description': `${count.toLocaleString('en-US')} 项待办` } : {};

interface MenuCountProps {
  count: number;
  /** At the corner of what is around it, which keeps its width; else at the end of a row. */
  isAtCorner?: boolean | undefined;
}

/** The count beside the name of a menu item: nothing at 0, "99+" above 99. */
export function MenuCount({ count, isAtCorner = false }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <span
      className="shell-menu-count num"
      data-count={count > 99 ? '99+' : count}
      data-corner={isAtCorner || undefined}
      aria-hidden="true"
    />
  );
}

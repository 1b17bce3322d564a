import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels kept for the item that holds the rest. */
const moreItemWidth = 44;

/**
 * Counts the items that fit in their row. All are rendered first and measured before the paint; from then on only the
 * row's width changes.
 */
export function useFittingCount(
  row: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): number {
  const [fit, setFit] = useState<{ items: readonly unknown[]; shown: number }>();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let ends: readonly number[] | undefined;
    let now = items.length;
    const sizes = new ResizeObserver(() => {
      ends ??= endsOf(element);
      const shown = countFitting(ends, element.clientWidth, moreItemWidth);
      if (shown === now) return;
      now = shown;
      // At once, since the browser paints right after it has told the sizes.
      flushSync(() => setFit({ items, shown }));
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [row, items]);

  return fit?.items === items ? fit.shown : items.length;
}

function endsOf(row: HTMLElement): number[] {
  let end = 0;
  return Array.from(row.children, (child) => (end += child.getBoundingClientRect().width));
}

/**
 * Returns how many items of a row fit, given where each ends when all are in one line (pixels from the row's start).
 * When not all fit, the last place is kept for the item with the rest.
 */
export function countFitting(ends: readonly number[], room: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= room) return ends.length;
  const first = ends.findIndex((end) => end + moreWidth > room);
  return Math.max(0, first);
}

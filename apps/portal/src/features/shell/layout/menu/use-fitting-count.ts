import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitting } from './fitting.ts';

/** Pixels kept for the item that holds the rest. */
const moreWidth = 44;

/**
 * How many of the items fit in their row. All are put there first and measured before anything is painted; from then on
 * only the room for them changes.
 */
export function useFitting(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [fit, setFit] = useState<{ items: readonly unknown[]; shown: number }>();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let ends: readonly number[] | undefined;
    let now = items.length;
    const sizes = new ResizeObserver(() => {
      ends ??= endsOf(element);
      const shown = fitting(ends, element.clientWidth, moreWidth);
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

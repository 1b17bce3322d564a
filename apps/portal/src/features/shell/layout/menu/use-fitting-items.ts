import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels kept for the item that holds the rest. */
const moreItemWidth = 44;

/**
 * Returns the items that stand in a row. All are rendered first and measured in the same turn, so that nobody meets them
 * unfolded; from then on only the row's width changes. `order` has the items by how much they are used: whoever comes last
 * there is folded away first.
 */
export function useFittingItems<Item>(
  row: RefObject<HTMLElement | null>,
  items: readonly Item[],
  order: readonly Item[],
): readonly Item[] {
  const [fit, setFit] = useState<{ items: readonly Item[]; shown: readonly Item[] }>();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const widths = widthsOf(element, items);
    const inOrder = order.map((item) => widths.get(item) ?? 0);
    let count = items.length;
    const fold = (): void => {
      const kept = countFitting(inOrder, element.clientWidth, moreItemWidth);
      if (kept === count) return;
      count = kept;
      const few = new Set(order.slice(0, kept));
      setFit({ items, shown: items.filter((item) => few.has(item)) });
    };
    fold();
    // At once, since the browser paints right after it has told the sizes.
    const sizes = new ResizeObserver(() => flushSync(fold));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [row, items, order]);

  return fit?.items === items ? fit.shown : items;
}

const widthsOf = <Item>(row: HTMLElement, items: readonly Item[]): ReadonlyMap<Item, number> =>
  new Map(items.map((item, at) => [item, row.children[at]?.getBoundingClientRect().width ?? 0]));

/**
 * Returns how many items of a row fit, given the width of each. When not all fit, the last place is kept for the item
 * with the rest.
 */
export function countFitting(widths: readonly number[], room: number, moreWidth: number): number {
  let end = 0;
  const ends = widths.map((width) => (end += width));
  if (end <= room) return widths.length;
  const first = ends.findIndex((each) => each + moreWidth > room);
  return Math.max(0, first);
}

import { useEffect, useRef, useState } from 'react';
import {
  headedRows,
  pixelsAbove,
  rowAt,
  type RowSizes,
  stepOf,
  type WindowRow,
  windowOf,
} from './row-window.ts';

/** The rows drawn at least; while the user types, what they do not look at is not worth the wait. */
const leastRows = 50;
const leastRowsTyping = 24;
/** The end of a list is near when no more rows than these are below what is in sight. */
const nearRows = 9;
/** Until rows are measured. */
const usualSizes: RowSizes = { row: 34, heading: 32 };

interface RowWindowProps {
  /** The list answers something typed, and will change with the next key. */
  isTyping?: boolean;
  /** The row the arrow keys are at. */
  place: number;
  onNearEnd?: (() => void) | undefined;
}

/** The rows in sight: a scroll or an arrow key, whichever came last, says where. */
interface Sight {
  first: number;
  seen: number;
  place: number;
  sizes: RowSizes;
}

/**
 * Draws a window of the rows of a list: those in sight and some around them, `from` one up to another. Room is kept above
 * and below for the others, by `above` and `below` in pixels. Rows have `data-row` and headings `data-heading`, so that
 * they are measured.
 */
export function useRowWindow<List extends HTMLElement>(
  rows: readonly WindowRow[],
  { isTyping = false, place, onNearEnd }: RowWindowProps,
) {
  const list = useRef<List>(null);
  const [sight, setSight] = useState<Sight>({ first: place, seen: 0, place, sizes: usualSizes });
  const least = isTyping ? leastRowsTyping : leastRows;
  const windowAt = ({ first, seen }: Sight) => windowOf({ first, seen, least, all: rows.length });
  const isMoved = sight.place !== place;
  const range = windowAt(sight);
  const isDrawn = place >= range.from && place < range.to;
  const now = isMoved ? { ...sight, place, first: isDrawn ? sight.first : place } : sight;
  if (isMoved) setSight(now);
  const { from, to } = windowAt(now);

  // The arrow keys reach the end without a scroll that could be heard of.
  const isAtEnd = place >= rows.length - 3 * nearRows;
  useEffect(() => {
    if (isAtEnd && place > 0) onNearEnd?.();
  }, [isAtEnd, place, onNearEnd]);

  const isPartial = to - from < rows.length;
  useEffect(() => {
    if (!isPartial || !list.current) return;
    const sizes = sizesOf(list.current);
    setSight((before) => ({ ...before, sizes }));
  }, [isPartial]);

  useEffect(() => {
    function look({ target }: Event): void {
      const element = list.current;
      if (!element || !(target instanceof Node) || !target.contains(element)) return;
      const sizes = sizesOf(element);
      const { top, height } = inSight(element);
      const first = rowAt(top, headedRows(rows), sizes);
      const seen = Math.ceil(height / sizes.row);
      if (first + seen >= rows.length - nearRows) onNearEnd?.();
      setSight((before) => {
        const isSame = stepOf(before.first) === stepOf(first) && before.seen === seen;
        return isSame ? before : { ...before, first, seen, sizes };
      });
    }
    // A list may scroll by itself or with what it stands in.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', look, options);
    return () => document.removeEventListener('scroll', look, options);
  }, [rows, onNearEnd]);

  const headed = headedRows(rows);
  const isContinued = from > 0 && !headed.includes(from) && rows[from]?.group !== undefined;
  const upTo = (row: number): number => pixelsAbove(row, headed, now.sizes);
  return {
    list,
    from,
    to,
    // The heading of a group that goes on is drawn again.
    above: Math.max(0, upTo(from) - (isContinued ? now.sizes.heading : 0)),
    below: upTo(rows.length) - upTo(to),
  };
}

/** The room of rows of a list that are not drawn. */
export const RowGap = ({ height }: { height: number }) =>
  height > 0 && <div aria-hidden="true" style={{ height }} />;

/** Returns the mean height of the rows that are drawn, and the height of a heading. */
function sizesOf(list: HTMLElement): RowSizes {
  const heights = [...list.querySelectorAll<HTMLElement>('[data-row]')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  const sum = heights.reduce((total, height) => total + height, 0);
  const heading = list.querySelector<HTMLElement>('[data-heading]')?.offsetHeight;
  return {
    row: sum > 0 ? sum / heights.length : usualSizes.row,
    heading: heading ?? usualSizes.heading,
  };
}

/** Returns the part of a list's content that is in sight, in pixels from its beginning. */
function inSight(list: HTMLElement): { top: number; height: number } {
  const { top, bottom } = list.getBoundingClientRect();
  const seenTop = Math.max(top, 0);
  const seenBottom = Math.min(bottom, innerHeight);
  return { top: list.scrollTop + seenTop - top, height: Math.max(0, seenBottom - seenTop) };
}

import { type UIEvent, useEffect, useState } from 'react';

/** The rows a list begins with; more are drawn as the user comes near the end. */
const firstRows = 120;
/** While the user types, what they do not look at is not worth the wait. */
const firstRowsTyping = 24;
const moreRows = 60;
const nearPixels = 300;

interface Row {
  key: string;
}

interface DrawnRows {
  /** The list answers something typed, and will change with the next key. */
  isTyping?: boolean;
  /** The row the arrow keys are at. */
  place: number;
  onNearEnd?: (() => void) | undefined;
}

/** The number of rows drawn; never fewer than up to the current one. Rows that are appended leave it as it is. */
export function useDrawnRows(
  options: readonly Row[],
  { isTyping = false, place, onNearEnd }: DrawnRows,
) {
  const first = isTyping ? firstRowsTyping : firstRows;
  const [drawn, setDrawn] = useState({ options, count: first });
  const isSame = drawn.options === options || beginsWith(options, drawn.options);
  const count = Math.max(isSame ? drawn.count : first, place + moreRows / 2);
  const hasAll = count >= options.length;
  // The arrow keys reach the end without a scroll that could be heard of.
  const isAtEnd = hasAll && place >= options.length - moreRows / 2;
  useEffect(() => {
    if (isAtEnd && place > 0) onNearEnd?.();
  }, [isAtEnd, place, onNearEnd]);
  function onScroll({ currentTarget: list }: UIEvent): void {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left >= nearPixels) return;
    if (hasAll) onNearEnd?.();
    else setDrawn({ options, count: count + moreRows });
  }
  return { count, onScroll };
}

/** Returns whether a list is the former one with rows appended, by the first and last of the former. */
function beginsWith(options: readonly Row[], former: readonly Row[]): boolean {
  const last = former.length - 1;
  return (
    last >= 0 && options[0]?.key === former[0]?.key && options[last]?.key === former[last]?.key
  );
}

import { useLayoutEffect, useRef } from 'react';

/** Restores the scroll position of each page when it is visible again. */
export function useScrollMemory(shownId: number | undefined): void {
  const places = useRef(new Map<number, number>());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shownId === undefined) return undefined;
    // The browser restores the first page; reading its position would cost a layout.
    const restoring = isFirst.current ? undefined : returnTo(places.current.get(shownId) ?? 0);
    isFirst.current = false;
    const note = () => {
      if (!restoring?.isUnderWay()) places.current.set(shownId, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      restoring?.end();
      removeEventListener('scroll', note);
    };
  }, [shownId]);

  // A page outside the shell begins at its top.
  useLayoutEffect(() => () => scrollTo({ top: 0, behavior: 'instant' }), []);
}

/**
 * Scrolls to a position before the next paint, and again while the page grows: a subsystem's page has its height only
 * once it is active. Ends when the position is reached, or the user scrolls.
 */
function returnTo(top: number) {
  const over = new AbortController();
  const sizes = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) over.abort();
  });
  over.signal.addEventListener('abort', () => sizes.disconnect());
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(act, () => over.abort(), { signal: over.signal, passive: true });
  }
  sizes.observe(document.body);
  return { isUnderWay: () => !over.signal.aborted, end: () => over.abort() };
}

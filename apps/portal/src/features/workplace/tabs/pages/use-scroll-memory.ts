import { useLayoutEffect, useRef } from 'react';

/** Puts the window where it was when a page was on the screen last; each page has a place of its own. */
export function useScrollMemory(shownId: number | undefined): void {
  const places = useRef(new Map<number, number>());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shownId === undefined) return undefined;
    // The first page is where the browser put it. To ask for more would cost a layout.
    const arrival = isFirst.current ? undefined : returnTo(places.current.get(shownId) ?? 0);
    isFirst.current = false;
    const note = () => {
      if (!arrival?.isUnderWay()) places.current.set(shownId, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      arrival?.end();
      removeEventListener('scroll', note);
    };
  }, [shownId]);

  // A page outside the shell begins at its top.
  useLayoutEffect(() => () => scrollTo({ top: 0, behavior: 'instant' }), []);
}

/**
 * Scrolls to a place before the next painting, and again while the page grows: one of a subsystem has its height only once
 * the subsystem has woken up. Ends when the place is reached, or the person moves by themselves.
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

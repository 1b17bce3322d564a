import { useLayoutEffect, useRef } from 'react';

/** Puts the window where it was when a page was on the screen last; each page has a place of its own. */
export function useScrollMemory(shownId: number | undefined): void {
  const places = useRef(new Map<number, number>());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shownId === undefined) return undefined;
    // The first page is where the browser put it. To ask would cost a layout before anything is painted.
    if (!isFirst.current) scrollTo({ top: places.current.get(shownId) ?? 0, behavior: 'instant' });
    isFirst.current = false;
    const note = () => places.current.set(shownId, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [shownId]);

  useLayoutEffect(() => {
    // At "back" the browser would put the page that is still on the screen where another was.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}

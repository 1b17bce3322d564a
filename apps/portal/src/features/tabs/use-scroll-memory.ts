import { useLayoutEffect, useRef } from 'react';

/** Puts the window where it was when a page was on the screen last; each page has a place of its own. */
export function useScrollMemory(shownId: number | undefined): void {
  const places = useRef(new Map<number, number>());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shownId === undefined) return undefined;
    const top = places.current.get(shownId) ?? 0;
    // A page of a subsystem has its height only when the subsystem has woken up, which is before the next painting.
    const waiting = requestAnimationFrame(() => {
      // The first page is where the browser put it. To ask for more would cost a layout.
      if (!isFirst.current) scrollTo({ top, behavior: 'instant' });
      isFirst.current = false;
    });
    const note = () => places.current.set(shownId, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      removeEventListener('scroll', note);
    };
  }, [shownId]);

  // A page outside the shell begins at its top.
  useLayoutEffect(() => () => scrollTo({ top: 0, behavior: 'instant' }), []);
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the first thing to fill in or to press once it is there, since what had the focus is gone. Who is on another
 * field, such as a choice beside it, stays there.
 */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  return place;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first input or button once it is mounted, since the element that had the focus is gone. A focused field,
 * such as a choice beside it, keeps the focus.
 */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  return place;
}

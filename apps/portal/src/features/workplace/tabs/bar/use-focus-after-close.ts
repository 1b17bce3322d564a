import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the current tab when the focused one is closed. */
export function useFocusAfterClose(strip: RefObject<HTMLElement | null>, count: number): void {
  const wasInside = useRef(false);
  const before = useRef(count);

  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && strip.current?.contains(target) === true;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [strip]);

  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || !wasInside.current || document.activeElement !== document.body) return;
    strip.current?.querySelector<HTMLElement>('[data-front] > a')?.focus();
  }, [strip, count]);
}

import { hideHeaderPx } from '@portal/contract/limits';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Hides the header once the page is scrolled down by more than 100 px, until it is scrolled up (spec section 9). It
 * stays while it is in use: by key, by typing, or with an open panel below it.
 */
export function useHiddenHeader(header: RefObject<HTMLElement | null>, isWished: boolean): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = header.current;
    if (!isWished || !element) return undefined;
    let last = scrollY;
    const follow = () => {
      const isDown = scrollY > last;
      last = scrollY;
      setHidden(isDown && last > hideHeaderPx && !element.querySelector(inUse));
    };
    const show = () => setHidden(false);
    addEventListener('scroll', follow, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      removeEventListener('scroll', follow);
      element.removeEventListener('focusin', show);
    };
  }, [header, isWished]);

  return isWished && isHidden;
}

const inUse = ':is(:focus-visible, :popover-open, [aria-expanded=true])';

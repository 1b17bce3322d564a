import type { MouseEvent } from 'react';

/**
 * Returns what opens a link in place. A press with a key held is a wish for another tab or window, and is left to the
 * browser, as the middle button is.
 */
export const onPlainPress =
  (open: () => void) =>
  (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  };

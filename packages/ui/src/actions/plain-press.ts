import type { MouseEvent } from 'react';

/** Returns whether a press on a link opens it in place: with a key held it is a wish for another tab or window. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

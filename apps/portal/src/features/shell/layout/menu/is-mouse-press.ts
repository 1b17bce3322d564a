import type { MouseEvent } from 'react';

/** Whether it was the mouse: it has opened the sub-menu by arriving, and its press must not close it. */
export const isMouse = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

import type { MouseEvent } from 'react';

/** Tells whether a press came from the mouse, which has already opened the sub-menu by hovering. */
export const isMousePress = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Follows the inner width of an element in pixels; a hidden one keeps the width it had. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => {
      if (watched.clientWidth > 0) setWidth(watched.clientWidth);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}

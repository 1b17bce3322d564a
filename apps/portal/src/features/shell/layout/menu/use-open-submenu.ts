import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds a sub-menu stays open after the pointer leaves it. */
const hoverGraceMs = 240;

/** Tracks the open sub-menu: the one under the mouse, or the last one opened by press or key. */
export function useOpenSubmenu() {
  const [open, setOpen] = useState<string>();
  const straying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(straying.current), []);

  return {
    open,
    setOpen,
    overBar: {
      onPointerEnter: () => clearTimeout(straying.current),
      onPointerLeave: () => {
        straying.current = setTimeout(() => setOpen(undefined), hoverGraceMs);
      },
    },
    overItem: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOpen(id);
      },
    }),
  };
}

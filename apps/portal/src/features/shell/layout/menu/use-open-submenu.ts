import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a sub-menu waits for a pointer that strayed from it, in milliseconds. */
const strayMs = 240;

/** Which sub-menu of the bar is open: that under the mouse, or the one last opened by press or key. */
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
        straying.current = setTimeout(() => setOpen(undefined), strayMs);
      },
    },
    overItem: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOpen(id);
      },
    }),
  };
}

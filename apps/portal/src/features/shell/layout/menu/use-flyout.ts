import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Pixels between an item and its flyout, and between that and the edge of the window. */
const gap = 6;
const edge = 12;

/** Shows a panel beside its item in the top layer, where the menu's scrolling does not cut it. */
export function useFlyout(isShown: boolean, onDismiss: () => void) {
  const anchor = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [from, to] = [anchor.current, panel.current];
    if (!isShown || !from || !to) return undefined;
    to.showPopover();
    // The first report comes before the panel is painted.
    const sizes = new ResizeObserver(() => place(from, to));
    sizes.observe(to);
    return () => {
      sizes.disconnect();
      to.hidePopover();
    };
  }, [isShown]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) onDismiss();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isShown, onDismiss]);

  return { anchor, panel };
}

function place(anchor: HTMLElement, panel: HTMLElement): void {
  const { right, top } = anchor.getBoundingClientRect();
  const lowest = innerHeight - panel.offsetHeight - edge;
  Object.assign(panel.style, {
    left: `${right + gap}px`,
    top: `${Math.max(edge, Math.min(top, lowest))}px`,
    maxHeight: `${innerHeight - 2 * edge}px`,
  });
}

/** Tells whether a press came from the mouse, which has already opened the sub-menu by hovering. */
export const isMousePress = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

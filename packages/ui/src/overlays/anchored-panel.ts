import { type RefObject, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';

/** The edge that panel and trigger have in common. */
export type Align = 'start' | 'end';

/** Pixels between trigger and panel, and between panel and the edge of the window. */
const gap = 6;
const edge = 12;

/** Puts the panel below its trigger, or above where only there is room, always inside the window. */
function place(trigger: HTMLElement, panel: HTMLElement, align: Align): void {
  const from = trigger.getBoundingClientRect();
  const wanted = align === 'start' ? from.left : from.right - panel.offsetWidth;
  const last = document.documentElement.clientWidth - panel.offsetWidth - edge;
  const below = innerHeight - from.bottom - gap - edge;
  const above = from.top - gap - edge;
  const goesUp = panel.scrollHeight > below && above > below;
  Object.assign(panel.style, {
    left: `${Math.max(edge, Math.min(wanted, last))}px`,
    top: goesUp ? 'auto' : `${from.bottom + gap}px`,
    bottom: goesUp ? `${innerHeight - from.top + gap}px` : 'auto',
    maxHeight: `${goesUp ? above : below}px`,
  });
}

interface Placement {
  from: RefObject<HTMLElement | null>;
  to: RefObject<HTMLElement | null>;
  align: Align;
}

/** Keeps an open panel beside its trigger, while either changes its size and the page scrolls. */
export function usePlacement(
  isOpen: boolean,
  { from: trigger, to: panel, align }: Placement,
): void {
  useLayoutEffect(() => {
    const [from, to] = [trigger.current, panel.current];
    if (!isOpen || !from || !to) return undefined;
    const follow = () => place(from, to, align);
    // The first report comes when the panel is shown and before it is painted.
    const sizes = new ResizeObserver(follow);
    sizes.observe(to);
    sizes.observe(from);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [isOpen, trigger, panel, align]);
}

/**
 * A panel in the browser's top layer under the button that opens it. Esc, a press outside and the return of the
 * focus are the browser's own; ours is the place. What is inside is rendered only while `isOpen`.
 */
export function useAnchoredPanel<Panel extends HTMLElement>(
  align: Align,
  onShown: (panel: Panel) => void,
) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);

  usePlacement(isOpen, { from: trigger, to: panel, align });

  return {
    isOpen,
    panel,
    show: () => panel.current?.showPopover(),
    close: () => panel.current?.hidePopover(),
    triggerProps: {
      ref: trigger,
      type: 'button',
      popoverTarget: id,
      'aria-controls': id,
      'aria-expanded': isOpen,
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onBeforeToggle(event: ToggleEvent) {
        if (event.newState === 'open') setOpen(true);
      },
      // Told a moment after the panel is there: who was quick with Tab is inside already, and stays where they are.
      onToggle({ newState, currentTarget }: ToggleEvent<Panel>) {
        // Emptied only after it is gone: the focus is given back from inside it.
        if (newState !== 'open') setOpen(false);
        else if (!currentTarget.contains(document.activeElement)) onShown(currentTarget);
      },
    },
  } as const;
}

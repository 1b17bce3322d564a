import { useLayoutEffect, useRef } from 'react';
import { usePlacement } from '../overlays/anchored-panel.ts';

/** The list of a select: in the top layer under its field, at least as wide, while it is open. */
export function useSelectPanel(isOpen: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) return showUnder(box.current, panel.current);
    panel.current?.hidePopover();
    // What is typed next replaces the text of the choice.
    if (document.activeElement === input.current) input.current?.select();
  }, [isOpen]);
  usePlacement(isOpen, { from: box, to: panel, align: 'start' });
  return { input, box, panel };
}

function showUnder(field: HTMLElement | null, list: HTMLElement | null): void {
  if (!field || !list) return;
  list.style.minWidth = `${field.offsetWidth}px`;
  list.showPopover();
}

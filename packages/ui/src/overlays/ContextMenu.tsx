import { useLayoutEffect, useRef } from 'react';
import { focusFirst, type MenuItem, MenuItems } from './MenuItems.tsx';
import './popover.css';

interface ContextMenuProps {
  label: string;
  /** A point of the window, in pixels: where the pointer is, or a corner of what has the focus. */
  at: { x: number; y: number };
  groups: readonly (readonly MenuItem[])[];
  /** The caller takes the menu away. */
  onClose: () => void;
}

/** Pixels kept between the menu and the edge of the window. */
const edge = 8;

/** A menu at a point, open as long as it is rendered. Esc, a press elsewhere and a choice close it; the focus returns. */
export function ContextMenu({ label, at, groups, onClose }: ContextMenuProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { activeElement: before } = document;
    element.showPopover();
    focusFirst(element);
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      if (hadFocus && before instanceof HTMLElement) before.focus();
    };
  }, []);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { offsetWidth, offsetHeight, style } = element;
    style.left = `${Math.max(edge, Math.min(at.x, innerWidth - offsetWidth - edge))}px`;
    style.top = `${Math.max(edge, Math.min(at.y, innerHeight - offsetHeight - edge))}px`;
  }, [at.x, at.y]);

  // The browser takes the button that was let go over a menu just opened for a press elsewhere, so presses are watched here.
  useLayoutEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && panel.current?.contains(target));
    addEventListener('pointerdown', (event) => isOutside(event) && onClose(), options);
    addEventListener('blur', onClose, { signal: over.signal });
    return () => over.abort();
  }, [onClose]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the menu it holds
    <div
      ref={panel}
      popover="manual"
      className="ui-popover ui-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <MenuItems label={label} groups={groups} close={onClose} />
    </div>
  );
}

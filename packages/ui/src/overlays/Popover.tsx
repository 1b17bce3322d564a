import type { ComponentProps, ReactNode } from 'react';
import { type Align, useAnchoredPanel } from './anchored-panel.ts';
import './popover.css';

interface PopoverProps {
  /** Looks, name and content of the button that opens the panel. */
  trigger: Omit<ComponentProps<'button'>, 'ref' | 'type'>;
  /** The panel's name for screen readers. */
  label: string;
  align?: Align;
  /** Pixels; a narrow window makes it narrower. */
  width?: number;
  className?: string;
  /** Rendered while open only; a function is given the way to close. `data-initial-focus` marks where typing starts. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

function focusInside(panel: HTMLDivElement): void {
  (panel.querySelector<HTMLElement>('[data-initial-focus]') ?? panel).focus();
}

/** A button and the panel under it, which takes the focus. Esc and a press outside close it, and the focus returns. */
export function Popover({
  trigger,
  label,
  align = 'start',
  width,
  className = '',
  children,
}: PopoverProps) {
  const { isOpen, close, triggerProps, panelProps } = useAnchoredPanel(align, focusInside);
  return (
    <>
      <button {...trigger} {...triggerProps} aria-haspopup="dialog" />
      <div
        {...panelProps}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element pulls the focus to its first button
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={`ui-popover ${className}`}
        style={{ width }}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}

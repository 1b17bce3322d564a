import type { ComponentProps, ReactNode } from 'react';
import { type Align, useAnchoredPanel } from './anchored-panel.ts';
import { focusFirst, type MenuItem, MenuItems } from './MenuItems.tsx';
import './popover.css';

export type { MenuItem };

interface DropdownMenuProps {
  /** Looks, name and content of the button that opens the menu. */
  trigger: Omit<ComponentProps<'button'>, 'ref' | 'type'>;
  label: string;
  /** Groups are parted by a hairline; an empty one is left out. */
  groups: readonly (readonly MenuItem[])[];
  /** Stands above the items and is not one of them, such as who is signed in. */
  header?: ReactNode;
  align?: Align;
}

/** A button and the menu under it: arrows, Home, End and first letters move, Enter chooses, Esc and Tab close. */
export function DropdownMenu({ trigger, label, groups, header, align = 'end' }: DropdownMenuProps) {
  const { isOpen, show, close, triggerProps, panelProps } = useAnchoredPanel(align, focusFirst);
  return (
    <>
      <button
        {...trigger}
        {...triggerProps}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          show();
        }}
      />
      <div {...panelProps} className="ui-popover ui-menu">
        {isOpen && header}
        {isOpen && <MenuItems label={label} groups={groups} close={close} />}
      </div>
    </>
  );
}

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { type Align, useAnchoredPanel } from './anchored-panel.ts';
import './popover.css';

export interface MenuItem {
  key: string;
  label: string;
  /** Stands small behind the label, such as why the item is disabled. */
  hint?: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

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

const itemsIn = (panel: HTMLDivElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>('[role=menuitem]:enabled'));
const focusFirst = (panel: HTMLDivElement) => itemsIn(panel)[0]?.focus();

/** Where a key leads among the items; undefined for a key the menu leaves alone. */
function nextIndex(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (Math.max(now, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A button and the menu under it: arrows, Home and End move, Enter chooses, Esc and Tab close. */
export function DropdownMenu({ trigger, label, groups, header, align = 'end' }: DropdownMenuProps) {
  const { isOpen, panel, show, close, triggerProps, panelProps } = useAnchoredPanel(
    align,
    focusFirst,
  );
  function move(event: KeyboardEvent): void {
    if (event.key === 'Tab') return close();
    const all = panel.current ? itemsIn(panel.current) : [];
    const now = all.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, now, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

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
        {isOpen && (
          <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
            {groups
              .filter((group) => group.length > 0)
              .map((group) => (
                <MenuGroup key={group[0]?.key} group={group} close={close} />
              ))}
          </div>
        )}
      </div>
    </>
  );
}

function MenuGroup({ group, close }: { group: readonly MenuItem[]; close: () => void }) {
  return (
    <div className="ui-menu-group">
      {group.map(({ key, label, hint, icon, danger = false, disabled = false, onSelect }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          className="ui-menu-item"
          data-danger={danger || undefined}
          onClick={() => {
            // Closed first, so that a dialog opened by the choice gives the focus back to the menu's button.
            close();
            onSelect();
          }}
        >
          {icon}
          {label}
          {hint && <small>{hint}</small>}
        </button>
      ))}
    </div>
  );
}

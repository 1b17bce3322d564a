import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createTypeahead } from '../hooks/typeahead.ts';
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

interface MenuItemsProps {
  label: string;
  /** Groups are parted by a hairline; an empty one is left out. */
  groups: readonly (readonly MenuItem[])[];
  close: () => void;
}

const itemsIn = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>('[role=menuitem]:enabled'));
export const focusFirst = (panel: HTMLDivElement) => itemsIn(panel)[0]?.focus();

/** Returns the item a key leads to; undefined for a key the menu ignores. */
function nextIndex(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (Math.max(now, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The inside of a menu: arrows, Home, End and first letters move, Enter chooses, Tab closes. */
export function MenuItems({ label, groups, close }: MenuItemsProps) {
  const [typeahead] = useState(createTypeahead);
  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') return close();
    const all = itemsIn(event.currentTarget);
    const now = all.findIndex((item) => item === document.activeElement);
    const texts = all.map(({ textContent }) => textContent);
    const next = nextIndex(event.key, now, all.length) ?? typeahead.find(event, texts, now);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }
  return (
    <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <MenuGroup key={group[0]?.key} group={group} close={close} />
        ))}
    </div>
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

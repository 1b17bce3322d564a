import { Stitch } from '@portal/ui/Stitch';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { VisibleItem } from '#platform/menu-index.ts';
import { MenuLink } from './MenuLink.tsx';

interface TopSubmenuProps {
  label: string;
  /** What is seen in place of the label. */
  face?: ReactNode;
  items: readonly VisibleItem[];
  isOn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button of the top menu and the pages beneath it. */
export function TopSubmenu({ label, face, items, isOn, isOpen, onOpenChange }: TopSubmenuProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        className="shell-bar-face"
        aria-label={face ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-on={isOn || undefined}
        onClick={(event) => onOpenChange(isMouse(event) || !isOpen)}
      >
        {face ?? label}
        {isOn && <Stitch className="shell-bar-stitch" />}
      </button>
      <div id={panelId} className="shell-submenu" hidden={!isOpen}>
        {isOpen && <Pages items={items} onChoose={() => onOpenChange(false)} />}
      </div>
    </>
  );
}

interface PagesProps {
  items: readonly VisibleItem[];
  label?: string;
  onChoose: () => void;
}

function Pages({ items, label, onChoose }: PagesProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <>
              <span className="shell-submenu-title">{item.title}</span>
              <Pages items={item.children} label={item.title} onChoose={onChoose} />
            </>
          ) : (
            <MenuLink item={item} className="shell-submenu-link" onChoose={onChoose}>
              {item.title}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The mouse has opened the sub-menu by arriving; its press must not close it. */
const isMouse = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

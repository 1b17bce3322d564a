import { Stitch } from '@portal/ui/layout/Stitch';
import { type ReactNode, useId } from 'react';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { isMousePress } from './use-flyout.ts';
import { MenuCount, useWaiting, waitingWords } from './MenuCount.tsx';
import { SubmenuPages } from './SubmenuPages.tsx';

interface TopSubmenuProps {
  label: string;
  /** Shown instead of the label. */
  face?: ReactNode;
  items: readonly VisibleItem[];
  isOn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Button of the top menu with the pages below it. */
export function TopSubmenu({ label, face, items, isOn, isOpen, onOpenChange }: TopSubmenuProps) {
  const panelId = useId();
  const count = useWaiting(items);
  return (
    <>
      <button
        type="button"
        className="shell-bar-face"
        aria-label={face ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-on={isOn || undefined}
        {...waitingWords(count)}
        onClick={(event) => onOpenChange(isMousePress(event) || !isOpen)}
      >
        {face ?? label}
        <MenuCount count={count} isAtCorner />
        {isOn && <Stitch className="shell-bar-stitch" />}
      </button>
      <div id={panelId} className="shell-submenu" hidden={!isOpen}>
        {isOpen && <SubmenuPages items={items} onChoose={() => onOpenChange(false)} />}
      </div>
    </>
  );
}

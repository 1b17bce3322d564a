import { MenuGlyph } from '@portal/ui/graphics/MenuGlyph';
import { Stitch } from '@portal/ui/layout/Stitch';
import { type PointerEventHandler, useId } from 'react';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { MenuCount, useWaiting, waitingWords } from './MenuCount.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SubmenuPages } from './SubmenuPages.tsx';
import { isMousePress, useFlyout } from './use-flyout.ts';

interface RailItemProps {
  item: VisibleItem;
  isOn: boolean;
  /** Its flyout is open. */
  isOpen: boolean;
  /** Only its name is shown: the keyboard focus is on it. */
  isNamed: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPointerEnter: PointerEventHandler;
}

/** Icon of the folded side menu: a link to its page, or a button with the pages below it. */
export function RailItem(props: RailItemProps) {
  const { item, isOn, isOpen, isNamed, onOpenChange, onPointerEnter } = props;
  const panelId = useId();
  const count = useWaiting(item.children);
  const { anchor, panel } = useFlyout(isOpen || isNamed, () => onOpenChange(false));
  const close = () => onOpenChange(false);
  const isFolder = item.children.length > 0;
  const face = (
    <>
      <MenuGlyph
        name={item.icon}
        size={18}
        fallback={<span aria-hidden="true">{item.title.slice(0, 1)}</span>}
      />
      <span className="sr-only">{item.title}</span>
      {isOn && <Stitch direction="down" className="shell-tree-stitch" />}
    </>
  );
  return (
    <li ref={anchor} data-id={item.id} onPointerEnter={onPointerEnter}>
      {isFolder ? (
        <button
          type="button"
          className="shell-rail-face"
          aria-expanded={isOpen}
          aria-controls={panelId}
          data-on={isOn || undefined}
          {...waitingWords(count)}
          onClick={(event) => onOpenChange(isMousePress(event) || !isOpen)}
        >
          {face}
          <MenuCount count={count} isAtCorner />
        </button>
      ) : (
        <MenuLink item={item} className="shell-rail-face" onChoose={close} hasCorner>
          {face}
        </MenuLink>
      )}
      <div ref={panel} id={panelId} popover="manual" className="ui-popover shell-flyout">
        <b aria-hidden="true">{item.title}</b>
        {isFolder && isOpen && <SubmenuPages items={item.children} onChoose={close} />}
      </div>
    </li>
  );
}

import { Stitch } from '@portal/ui/layout/Stitch';
import { Ellipsis } from 'lucide-react';
import { type FocusEvent, useMemo, useRef } from 'react';
import { preference } from '#platform/settings/preferences.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { MenuLink } from './MenuLink.tsx';
import { moveInTopMenu } from './top-menu-keys.ts';
import { TopSubmenu } from './TopSubmenu.tsx';
import { byUse } from './by-use.ts';
import { useFittingItems } from './use-fitting-items.ts';
import { useCurrentPage } from '../use-current-page.ts';
import { useOpenSubmenu } from './use-open-submenu.ts';
import './menu.css';

const moreId = 'more';

/**
 * Menu across the top. Items that do not fit are folded into one at its end, those used least; nothing is cut, and what
 * stays keeps the order of the menu.
 */
export function TopMenu() {
  const { system, index } = useWorkplace();
  const { tree } = index;
  const { isOn } = useCurrentPage();
  const bar = useRef<HTMLUListElement>(null);
  // As it was when the system was entered: the menu stays as it is while somebody works.
  const order = useMemo(
    () =>
      byUse(tree, {
        system,
        used: preference('usedPages') ?? [],
        pinned: preference('pinnedPages') ?? [],
      }),
    [tree, system],
  );
  const shown = useFittingItems(bar, tree, order);
  const { open, setOpen, overBar, overItem } = useOpenSubmenu();
  const close = () => setOpen(undefined);

  const rest = tree.filter((item) => !shown.includes(item));
  const opening = (id: string) => ({
    isOpen: open === id,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? id : undefined),
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <nav className="shell-top-menu" aria-label="主菜单">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its links and buttons do */}
      <ul
        ref={bar}
        className="shell-bar"
        onKeyDown={(event) => moveInTopMenu(event, setOpen)}
        onBlur={onBlur}
        {...overBar}
      >
        {shown.map((item) => (
          <li key={item.id} className="shell-bar-item" data-id={item.id} {...overItem(item.id)}>
            {item.children.length > 0 ? (
              <TopSubmenu
                label={item.title}
                items={item.children}
                isOn={isOn(item)}
                {...opening(item.id)}
              />
            ) : (
              <MenuLink item={item} className="shell-bar-face" onChoose={close} hasCorner>
                {item.title}
                {isOn(item) && <Stitch className="shell-bar-stitch" />}
              </MenuLink>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li className="shell-bar-item" data-id={moreId} {...overItem(moreId)}>
            <TopSubmenu
              label="更多菜单"
              face={<Ellipsis size={18} />}
              items={rest}
              isOn={rest.some(isOn)}
              {...opening(moreId)}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

import { MenuGlyph } from '@portal/ui/graphics/MenuGlyph';
import { Stitch } from '@portal/ui/layout/Stitch';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { MenuCount, useWaiting, waitingWords } from './MenuCount.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type CurrentPage, useCurrentPage } from '../use-current-page.ts';
import './menu.css';

/** Menu as a tree. At most one root is open (spec section 2): that of the page, or the one opened since. */
export function MenuTree({ onChoose }: { onChoose?: () => void }) {
  const { tree } = useWorkplace().index;
  const here = useCurrentPage();
  const [open, choose] = useUntilNavigation(here.path, tree.find(here.isOn)?.id);

  return (
    <ul className="shell-tree">
      {tree.map((root) => (
        <Branch
          key={root.id}
          item={root}
          glyph={<MenuGlyph name={root.icon} fallback={<span className="shell-tree-blank" />} />}
          here={here}
          isOpen={root.id === open}
          onToggle={() => choose(root.id === open ? undefined : root.id)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface BranchProps {
  item: VisibleItem;
  glyph?: ReactNode;
  here: CurrentPage;
  isOpen: boolean;
  onToggle: () => void;
  onChoose: (() => void) | undefined;
}

function Branch({ item, glyph, here, isOpen, onToggle, onChoose }: BranchProps) {
  const listId = useId();
  const count = useWaiting(item.children);
  const face = (
    <>
      {glyph}
      <span className="ellipsis">{item.title}</span>
    </>
  );
  if (item.children.length === 0) {
    return (
      <li>
        <MenuLink item={item} className="shell-tree-row" onChoose={onChoose}>
          {face}
          {here.isOn(item) && <Stitch direction="down" className="shell-tree-stitch" />}
        </MenuLink>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="shell-tree-row"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-on={here.isOn(item) || undefined}
        {...waitingWords(count)}
        onClick={onToggle}
      >
        {face}
        {!isOpen && <MenuCount count={count} />}
        <ChevronDown size={16} className="shell-tree-caret" />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {isOpen &&
          item.children.map((child) => (
            <SubBranch key={child.id} item={child} here={here} onChoose={onChoose} />
          ))}
      </ul>
    </li>
  );
}

/** Branch below the first level, which opens by itself. */
function SubBranch({ item, here, onChoose }: Pick<BranchProps, 'item' | 'here' | 'onChoose'>) {
  const [isOpen, setOpen] = useUntilNavigation(here.path, here.isOn(item));
  return (
    <Branch
      item={item}
      here={here}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      onChoose={onChoose}
    />
  );
}

/** Follows a value of the current page; the user's own choice holds until the page changes. */
function useUntilNavigation<Value>(
  path: string,
  following: Value,
): [Value, (value: Value) => void] {
  const [choice, choose] = useState<{ at: string; value: Value }>();
  if (choice && choice.at !== path) choose(undefined);
  return [choice?.at === path ? choice.value : following, (value) => choose({ at: path, value })];
}

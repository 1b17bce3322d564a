import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { RowGap, useRowWindow } from '../hooks/use-row-window.tsx';
import type { TreeRow } from './tree-rows.ts';
import type { useTree } from './use-tree.ts';
import './tree.css';

interface TreeRowsProps {
  tree: ReturnType<typeof useTree>;
  chosen: ReadonlySet<string>;
}

/** Draws the rows of a tree that are in sight and some around them; `list` is for the element that has them. */
export function useTreeRows({ tree, chosen }: TreeRowsProps) {
  const { rows, place, current, rowId, toggle, choose } = tree;
  const { list, from, to, above, below } = useRowWindow<HTMLDivElement>(rows, { place });
  const currentId = current && rowId(current);
  useEffect(() => {
    if (currentId !== undefined)
      document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const items: ReactNode[] = rows
    .slice(from, to)
    .map((row) => (
      <TreeItem
        key={row.key}
        id={rowId(row)}
        row={row}
        isCurrent={row === current}
        isChosen={chosen.has(row.key)}
        onToggle={() => toggle(row)}
        onChoose={() => choose(row)}
      />
    ));
  const hasRows = items.length > 0;
  return {
    list,
    hasRows,
    items: [<RowGap key="above" height={above} />, ...items, <RowGap key="below" height={below} />],
  };
}

interface TreeItemProps {
  id: string;
  row: TreeRow;
  isCurrent: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

function TreeItem({ id, row, isCurrent, isChosen, onToggle, onChoose }: TreeItemProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree, or its field, has the focus and hears the keys
    <div
      data-row
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.of}
      aria-posinset={row.nth}
      aria-expanded={row.isLeaf ? undefined : row.isOpen}
      aria-selected={isChosen}
      data-current={isCurrent || undefined}
      data-level={Math.min(row.level, 8)}
      className="ui-tree-item"
      onClick={onChoose}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers; arrows do the same */}
      <span
        className="ui-tree-toggle"
        data-leaf={row.isLeaf || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        <ChevronRight size={15} />
      </span>
      {row.node.text}
      {row.node.aside && <small className="ui-tree-aside">{row.node.aside}</small>}
      {isChosen && <Check size={15} aria-hidden="true" className="ui-tree-chosen" />}
    </div>
  );
}

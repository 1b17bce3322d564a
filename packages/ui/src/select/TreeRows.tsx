import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDrawnRows } from '../hooks/use-drawn-rows.ts';
import type { TreeRow } from './tree-rows.ts';
import type { useTree } from './use-tree.ts';
import './tree.css';

interface TreeRowsProps {
  tree: ReturnType<typeof useTree>;
  chosen: ReadonlySet<string>;
}

/** Draws the rows of a tree near its top, and further ones as the user comes near their end. */
export function useTreeRows({ tree, chosen }: TreeRowsProps) {
  const { rows, place, current, rowId, toggle, choose } = tree;
  const { count, onScroll } = useDrawnRows(rows, { place });
  const items = rows
    .slice(0, count)
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
  return { items, onScroll };
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
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree, or its field, has the focus and hears the keys
    <div
      ref={item}
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
      {isChosen && <Check size={15} aria-hidden="true" className="ui-tree-chosen" />}
    </div>
  );
}

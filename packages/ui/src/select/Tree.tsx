import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type TreeNode, type TreeRow, pathTo, visibleRows } from './tree-rows.ts';
import './tree.css';

interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** The key of the chosen node. */
  chosen: string | undefined;
  onChoose: (node: TreeNode) => void;
}

/**
 * A tree to choose one node from. Up and Down move, Right opens a node and then goes into it, Left closes it and then
 * goes to the one above, Enter chooses. The way to the chosen node is open from the start, and so are the roots.
 */
export function Tree({ label, nodes, chosen, onChoose }: TreeProps) {
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...nodes.map(({ key }) => key), ...pathTo(nodes, chosen)]),
  );
  const [at, setAt] = useState(chosen);
  const rows = visibleRows(nodes, open);
  const place = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === at),
  );
  const current = rows[place];

  function toggle({ node: { key } }: TreeRow, isOpen: boolean): void {
    setAt(key);
    setOpen(new Set(isOpen ? [...open, key] : [...open].filter((other) => other !== key)));
  }
  const step = (to: number): void =>
    setAt(rows[Math.max(0, Math.min(to, rows.length - 1))]?.node.key);
  function goIn(row: TreeRow): void {
    if (row.isOpen) step(place + 1);
    else if (!row.isLeaf) toggle(row, true);
  }
  function goOut(row: TreeRow): void {
    if (row.isOpen) toggle(row, false);
    else if (row.parent !== undefined) setAt(row.parent);
  }
  const keys: Record<string, ((row: TreeRow) => void) | undefined> = {
    ArrowDown: () => step(place + 1),
    ArrowUp: () => step(place - 1),
    ArrowRight: goIn,
    ArrowLeft: goOut,
    Home: () => step(0),
    End: () => step(rows.length - 1),
    Enter: ({ node }) => onChoose(node),
    ' ': ({ node }) => onChoose(node),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act || !current) return;
    event.preventDefault();
    act(current);
  }

  return (
    <div
      role="tree"
      aria-label={label}
      aria-activedescendant={current && `${id}-${current.node.key}`}
      tabIndex={0}
      className="ui-tree"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <TreeItem
          key={row.node.key}
          id={`${id}-${row.node.key}`}
          row={row}
          isCurrent={row === current}
          isChosen={row.node.key === chosen}
          onToggle={() => toggle(row, !row.isOpen)}
          onChoose={() => {
            setAt(row.node.key);
            onChoose(row.node);
          }}
        />
      ))}
    </div>
  );
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and hears the keys
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
    </div>
  );
}

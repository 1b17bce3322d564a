import { type KeyboardEvent, useId, useState } from 'react';
import { pathTo, type TreeNode, type TreeRow, visibleRows } from './tree-rows.ts';

interface TreeState {
  nodes: readonly TreeNode[];
  /** The key of a chosen node: the way to it is open from the start. */
  chosen: string | undefined;
  /** Opens these instead of what the user opened, while the nodes are an answer to something typed. */
  openAll?: readonly string[] | undefined;
  onChoose: (node: TreeNode) => void;
}

/**
 * The state of a tree: its visible rows, the one the keys are at, and what its keys do. Up and Down move, Right opens a
 * node and then goes into it, Left closes it and then goes to the one above, Enter chooses.
 */
export function useTree({ nodes, chosen, openAll, onChoose }: TreeState) {
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const [at, setAt] = useState(chosen);
  // Until something is opened or closed: nodes may come later than the tree.
  const first = () => new Set([...nodes.map(({ key }) => key), ...pathTo(nodes, chosen)]);
  const open = openAll ? new Set(openAll) : (opened ?? first());
  const rows = visibleRows(nodes, open);
  const place = Math.max(
    0,
    rows.findIndex(({ key }) => key === at),
  );
  const current = rows[place];

  function toggle({ key, isOpen }: TreeRow): void {
    setAt(key);
    setOpened(new Set(isOpen ? [...open].filter((other) => other !== key) : [...open, key]));
  }
  const step = (to: number): void => setAt(rows[Math.max(0, Math.min(to, rows.length - 1))]?.key);
  function goIn(row: TreeRow): void {
    if (row.isOpen) step(place + 1);
    else if (!row.isLeaf) toggle(row);
  }
  function goOut(row: TreeRow): void {
    if (row.isOpen) toggle(row);
    else if (row.parent !== undefined) setAt(row.parent);
  }
  function choose({ key, node }: TreeRow): void {
    setAt(key);
    onChoose(node);
  }
  const keys: Record<string, ((row: TreeRow) => void) | undefined> = {
    ArrowDown: () => step(place + 1),
    ArrowUp: () => step(place - 1),
    ArrowRight: goIn,
    ArrowLeft: goOut,
    Home: () => step(0),
    End: () => step(rows.length - 1),
    Enter: choose,
    ' ': choose,
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act || !current) return;
    event.preventDefault();
    act(current);
  }

  const rowId = ({ key }: TreeRow): string => `${id}-${key}`;
  return { rows, place, current, rowId, toggle, choose, onKeyDown };
}

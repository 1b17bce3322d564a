import type { TreeNode } from './tree-rows.ts';
import { useTreeRows } from './TreeRows.tsx';
import { useTree } from './use-tree.ts';

interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** The key of the chosen node. */
  chosen: string | undefined;
  onChoose: (node: TreeNode) => void;
}

/**
 * A tree to choose one node from, by arrows and Enter. The way to the chosen node is open from the start, and so are
 * the roots.
 */
export function Tree({ label, nodes, chosen, onChoose }: TreeProps) {
  const tree = useTree({ nodes, chosen, onChoose });
  const { list, items } = useTreeRows({
    tree,
    chosen: new Set(chosen === undefined ? [] : [chosen]),
  });
  return (
    <div
      ref={list}
      role="tree"
      aria-label={label}
      aria-activedescendant={tree.current && tree.rowId(tree.current)}
      tabIndex={0}
      className="ui-tree"
      onKeyDown={tree.onKeyDown}
    >
      {items}
    </div>
  );
}

import { branchKeys, type TreeNode } from './tree-rows.ts';
import { useTreeRows } from './TreeRows.tsx';
import { useTree } from './use-tree.ts';

interface CheckTreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** The keys of the checked nodes, on every level. */
  checked: ReadonlySet<string>;
  /** The nodes are an answer to something typed: all of them are open. */
  isFiltered?: boolean;
  /** A node was pressed; which others follow it is the caller's. */
  onToggle: (node: TreeNode) => void;
  disabled?: boolean;
}

/** A tree of which several nodes are checked: arrows move and open, Enter and Space check. */
export function CheckTree(props: CheckTreeProps) {
  const { label, nodes, checked, isFiltered = false, onToggle, disabled = false } = props;
  const tree = useTree({
    nodes,
    chosen: undefined,
    openAll: isFiltered ? branchKeys(nodes) : undefined,
    onChoose: (node) => {
      if (!disabled) onToggle(node);
    },
  });
  const { list, items } = useTreeRows({ tree, chosen: checked });
  return (
    <div
      ref={list}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={disabled || undefined}
      aria-activedescendant={tree.current && tree.rowId(tree.current)}
      tabIndex={0}
      className="ui-tree"
      onKeyDown={tree.onKeyDown}
    >
      {items}
    </div>
  );
}

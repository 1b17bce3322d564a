/** A node of a tree; children may be absent. */
export interface TreeNode {
  key: string;
  text: string;
  /** A remark behind the text. */
  aside?: string;
  children?: readonly TreeNode[] | undefined;
}

/** A node as a row: its depth from 1, and its place among the children of its parent. */
export interface TreeRow {
  key: string;
  node: TreeNode;
  parent: string | undefined;
  level: number;
  nth: number;
  of: number;
  isLeaf: boolean;
  isOpen: boolean;
}

/** Returns the rows that are seen while these nodes are open, from top to bottom. */
export function visibleRows(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  function add(children: readonly TreeNode[], parent: string | undefined, level: number): void {
    for (const [place, node] of children.entries()) {
      const isLeaf = !node.children?.length;
      const isOpen = !isLeaf && open.has(node.key);
      const { key } = node;
      rows.push({ key, node, parent, level, nth: place + 1, of: children.length, isLeaf, isOpen });
      if (isOpen) add(node.children ?? [], node.key, level + 1);
    }
  }
  add(nodes, undefined, 1);
  return rows;
}

/** Returns the keys of all nodes above one, from the root on; none where it is not in the tree. */
export function pathTo(nodes: readonly TreeNode[], key: string | undefined): string[] {
  for (const node of nodes) {
    if (node.children?.some((child) => child.key === key)) return [node.key];
    const below = pathTo(node.children ?? [], key);
    if (below.length > 0) return [node.key, ...below];
  }
  return [];
}

/** Returns the nodes whose text has what was typed, with all above them; those below a match stay. */
export function matchingNodes(nodes: readonly TreeNode[], typed: string): TreeNode[] {
  const wanted = typed.trim().toLowerCase();
  return nodes.flatMap((node) => {
    if (node.text.toLowerCase().includes(wanted)) return [node];
    const children = matchingNodes(node.children ?? [], typed);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns the keys of all nodes that have children. */
export const branchKeys = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ key, children }) => (children?.length ? [key, ...branchKeys(children)] : []));

/** Returns the nodes with these keys, in the order of the keys; a key that is in no tree gives a node named by it. */
export function nodesOf(nodes: readonly TreeNode[], keys: readonly string[]): TreeNode[] {
  const found = new Map<string, TreeNode>();
  const wanted = new Set(keys);
  const look = (children: readonly TreeNode[]): void => {
    for (const node of children) {
      if (wanted.has(node.key)) found.set(node.key, node);
      look(node.children ?? []);
    }
  };
  look(nodes);
  return keys.map((key) => found.get(key) ?? { key, text: key });
}

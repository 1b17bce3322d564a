/** A node of a tree that is put into order; children may be absent. */
export interface SortableNode {
  key: string;
  text: string;
  children?: readonly SortableNode[] | undefined;
}

/** A node that was dropped: below this parent, before this sibling; undefined for the top, and for the end. */
export interface TreeMove {
  key: string;
  parent: string | undefined;
  before: string | undefined;
}

interface Drop {
  key: string;
  target: string;
  position: 'before' | 'after' | 'on';
}

/** Returns where a dropped node goes; undefined for a target that is not in the tree. */
export function moveOf(
  nodes: readonly SortableNode[],
  { key, target, position }: Drop,
): TreeMove | undefined {
  if (position === 'on') return { key, parent: target, before: undefined };
  const place = placeOf(nodes, target);
  if (!place) return undefined;
  const siblings = place.siblings.map((node) => node.key).filter((each) => each !== key);
  const at = siblings.indexOf(target) + (position === 'after' ? 1 : 0);
  return { key, parent: place.parent, before: siblings[at] };
}

interface TreePosition {
  parent: string | undefined;
  siblings: readonly SortableNode[];
}

/** Returns the parent and the siblings of a node, itself among them. */
export function placeOf(
  nodes: readonly SortableNode[],
  key: string,
  parent?: string,
): TreePosition | undefined {
  if (nodes.some((node) => node.key === key)) return { parent, siblings: nodes };
  for (const node of nodes) {
    const found = placeOf(node.children ?? [], key, node.key);
    if (found) return found;
  }
  return undefined;
}

/** Returns whether a move leaves a node where it is. */
export function staysInPlace(
  nodes: readonly SortableNode[],
  { key, parent, before }: TreeMove,
): boolean {
  const place = placeOf(nodes, key);
  if (!place || place.parent !== parent) return false;
  const at = place.siblings.findIndex((node) => node.key === key);
  return place.siblings[at + 1]?.key === before;
}

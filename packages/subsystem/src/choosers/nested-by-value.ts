import type { Option } from '@portal/ui/forms/matching';
import type { TreeNode } from '@portal/ui/select/tree-rows';

interface GrowingNode extends TreeNode {
  children: GrowingNode[];
}

/**
 * Nests the items of a dictionary by their values: each below the longest other value that its own begins with, as codes
 * of regions, goods and departments are built. Items keep their order.
 */
export function nestedByValue(options: readonly Option[]): TreeNode[] {
  const nodes = new Map(
    options.map(({ key, text }): [string, GrowingNode] => [key, { key, text, children: [] }]),
  );
  const roots: GrowingNode[] = [];
  for (const node of nodes.values()) (parentOf(node.key, nodes)?.children ?? roots).push(node);
  return roots;
}

function parentOf(value: string, nodes: ReadonlyMap<string, GrowingNode>): GrowingNode | undefined {
  for (let length = value.length - 1; length > 0; length -= 1) {
    const parent = nodes.get(value.slice(0, length));
    if (parent) return parent;
  }
  return undefined;
}

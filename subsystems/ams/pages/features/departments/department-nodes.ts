import type { Department } from '@portal/contract/administration/departments';
import type { SortableNode } from '@portal/ui/sortable/tree-moves';

/** A department with those below it. */
export interface DepartmentNode extends SortableNode {
  department: Department;
  children: DepartmentNode[];
}

/** Puts departments, which come flat and in order, below their parents. */
export function nodesOf(departments: readonly Department[]): DepartmentNode[] {
  const known = new Map(
    departments.map((department): [string, DepartmentNode] => [
      department.id,
      { key: department.id, text: department.departName, department, children: [] },
    ]),
  );
  const tops: DepartmentNode[] = [];
  for (const node of known.values()) {
    const parent = known.get(node.department.parentId ?? '');
    (parent?.children ?? tops).push(node);
  }
  return tops;
}

/** Returns the departments whose name or code holds a text, with those above them; `opened` are the latter. */
export function matchingNodes(nodes: readonly DepartmentNode[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const opened: string[] = [];
  function keep(among: readonly DepartmentNode[]): DepartmentNode[] {
    return among.flatMap((node) => {
      const { departName, orgCode } = node.department;
      const children = keep(node.children);
      if (children.length > 0) opened.push(node.key);
      else if (!`${departName} ${orgCode}`.toLowerCase().includes(wanted)) return [];
      return [{ ...node, children }];
    });
  }
  return { nodes: keep(nodes), opened };
}

/** Returns the names from the top down to a department. */
export function pathOf(departments: ReadonlyMap<string, Department>, id: string | null): string {
  const names: string[] = [];
  for (let at = departments.get(id ?? ''); at; at = departments.get(at.parentId ?? '')) {
    names.unshift(at.departName);
  }
  return names.join(' / ') || '顶层';
}

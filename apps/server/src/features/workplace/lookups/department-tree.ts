import type { DepartmentNode } from '@portal/contract/workplace/people';
import type { Database } from '#platform/database/database.ts';
import { type DepartmentRow, readDepartments } from './departments.ts';

export type DepartmentTree = ReturnType<typeof createDepartmentTree>;

type Children = ReadonlyMap<string, readonly DepartmentRow[]>;

/** Reads the departments of the group as a tree. */
export function createDepartmentTree(db: Database) {
  async function read() {
    const rows = await readDepartments(db);
    const ordered = rows.toSorted((a, b) => a.sort - b.sort);
    const known = new Set(rows.map(({ id }) => id));
    const parentOf = ({ parentId }: DepartmentRow) =>
      parentId !== null && known.has(parentId) ? parentId : '';
    const children: Children = Map.groupBy(ordered, parentOf);
    return { rows, children };
  }

  return {
    /** Returns the whole tree, or the departments with these ids with what is below them. */
    async whole(ids: readonly string[]): Promise<DepartmentNode[]> {
      const { rows, children } = await read();
      const tops = ids.length > 0 ? rows.filter(({ id }) => ids.includes(id)) : children.get('');
      return (tops ?? []).map((row) => nodeOf(row, children));
    },

    /** Returns the departments directly below one, the roots for an empty id. */
    async below(id: string) {
      const { children } = await read();
      return (children.get(id) ?? []).map((row) => ({
        key: row.id,
        value: row.id,
        title: row.name,
        isLeaf: !children.has(row.id),
      }));
    },
  };
}

function nodeOf(row: DepartmentRow, children: Children): DepartmentNode {
  const below = children.get(row.id)?.map((child) => nodeOf(child, children));
  return {
    key: row.id,
    value: row.id,
    title: row.name,
    isLeaf: below === undefined,
    id: row.id,
    parentId: row.parentId ?? '',
    departName: row.name,
    departOrder: row.sort,
    orgCode: row.orgCode,
    orgCategory: row.parentId === null ? '1' : '2',
    status: '1',
    ...(below && { children: below }),
  };
}

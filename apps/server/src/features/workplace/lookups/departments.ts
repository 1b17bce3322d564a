import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Lookup } from './lookup.ts';

export interface DepartmentRow {
  id: string;
  orgCode: string;
  name: string;
  parentId: string | null;
  company: string | null;
  sort: number;
}

/** Returns a department and all above it, nearest first. Rows in a circle end it. */
export function withAncestors(
  byId: ReadonlyMap<string, Pick<DepartmentRow, 'id' | 'parentId'>>,
  id: string,
): string[] {
  const path: string[] = [];
  for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parentId ?? '')) {
    path.push(at.id);
  }
  return path;
}

/** Departments by `id` or `orgCode`; the tree of the group is known to everybody in it. */
export const departmentLookup = (db: Database, stored: 'id' | 'orgCode'): Lookup => ({
  name: '部门',
  filters: ['departId'],
  async rows() {
    const rows = await readDepartments(db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return rows.map((row) => ({
      value: row[stored],
      text: row.name,
      aside: [row.orgCode, row.company].filter(Boolean).join(' '),
      color: null,
      isOffered: true,
      within: { departId: withAncestors(byId, row.id) },
    }));
  },
  visibleTo: async () => 'all',
});

export const readDepartments = (db: Database): Promise<DepartmentRow[]> =>
  db
    .selectFrom('department')
    .leftJoin('company', (on) =>
      on
        .onRef('company.company_no', '=', 'department.company_no')
        .onRef('company.tenant_id', '=', 'department.tenant_id'),
    )
    .where(ofTenant('department'))
    .select(['department.id', 'org_code as orgCode', 'depart_name as name'])
    .select(['parent_id as parentId', 'company_name as company', 'department.sort'])
    .orderBy('org_code')
    .execute();

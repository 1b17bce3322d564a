import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { compare, type Plan, type WantedRow } from './plan.ts';

export interface WantedDepartment {
  code: string;
  name: string;
  /** The code of the department above; empty for one at the top. */
  parent: string;
  companyNo: string;
  sort?: number | undefined;
}

interface StoredDepartment extends WantedDepartment {
  id: string;
}

/** Plans departments: each needs a company, and no department is below itself. `further` are codes that will be there. */
export async function planDepartments(
  db: Database,
  wanted: readonly WantedRow<WantedDepartment>[],
  furtherCompanies: ReadonlySet<string> = new Set(),
): Promise<Plan<WantedDepartment>> {
  const stored = await readDepartments(db);
  const companies = new Set([...(await companyNos(db)), ...furtherCompanies]);
  const plan = compare(wanted, {
    keyOf: ({ code }) => code,
    label: '机构编码',
    there: new Map(stored.map((each) => [each.code, each])),
  });
  const parents = new Map(stored.map(({ code, parent }) => [code, parent]));
  const once = [...plan.added, ...plan.changed, ...plan.same];
  for (const { value } of once) parents.set(value.code, value.parent);
  for (const { row, value } of once) {
    const { parent, code, companyNo } = value;
    const faultOf = (column: string, is: string, words: string) =>
      plan.faults.push({ row, column, value: is, words });
    if (parent !== '' && !parents.has(parent)) faultOf('上级机构编码', parent, '上级机构不存在');
    else if (isCircular(code, parents)) faultOf('上级机构编码', parent, '机构不能在自己之下');
    if (!companies.has(companyNo)) faultOf('公司编号', companyNo, '公司不存在');
  }
  return plan;
}

function isCircular(code: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = code; at !== ''; at = parents.get(at) ?? '') {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Writes planned departments, those above before those below. */
export async function writeDepartments(
  tx: Database,
  { added, changed }: Plan<WantedDepartment>,
): Promise<void> {
  const ids = new Map((await readDepartments(tx)).map(({ code, id }) => [code, id]));
  for (const { value } of parentsFirst(added)) {
    const made = await tx
      .insertInto('department')
      .values({
        org_code: value.code,
        depart_name: value.name,
        parent_id: ids.get(value.parent) ?? null,
        company_no: value.companyNo,
        sort: value.sort ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(value.code, made.id);
  }
  for (const { value } of changed) {
    await tx
      .updateTable('department')
      .where(ofTenant('department'))
      .where('org_code', '=', value.code)
      .set({
        depart_name: value.name,
        parent_id: ids.get(value.parent) ?? null,
        company_no: value.companyNo,
        ...(value.sort !== undefined && { sort: value.sort }),
      })
      .execute();
  }
}

function parentsFirst(rows: readonly WantedRow<WantedDepartment>[]): WantedRow<WantedDepartment>[] {
  const waiting = new Map(rows.map((row) => [row.value.code, row]));
  const ordered: WantedRow<WantedDepartment>[] = [];
  const place = (row: WantedRow<WantedDepartment>): void => {
    if (!waiting.delete(row.value.code)) return;
    const above = waiting.get(row.value.parent);
    if (above) place(above);
    ordered.push(row);
  };
  rows.forEach(place);
  return ordered;
}

async function readDepartments(db: Database): Promise<StoredDepartment[]> {
  const rows = await db
    .selectFrom('department')
    .where(ofTenant('department'))
    .select(['id', 'org_code', 'depart_name', 'parent_id', 'company_no', 'sort'])
    .execute();
  const codes = new Map(rows.map(({ id, org_code }) => [id, org_code]));
  return rows.map((row) => ({
    id: row.id,
    code: row.org_code,
    name: row.depart_name,
    parent: codes.get(row.parent_id ?? '') ?? '',
    companyNo: row.company_no,
    sort: row.sort,
  }));
}

export async function companyNos(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .where(ofTenant('company'))
    .orderBy('sort')
    .orderBy('company_no')
    .select('company_no')
    .execute();
  return rows.map(({ company_no }) => company_no);
}

import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { DrillDownPath } from '../drill-down/drill-down-path.ts';

interface Department {
  code: string;
  name: string;
  /** The code of the parent department, if the user belongs to that as well. */
  above: string | null;
}

/** A row of a board: a department with all below it, or the top department without those below. */
export interface Branch {
  label: string;
  /** Null for a row that cannot be drilled into. */
  key: string | null;
}

/** The departments a board counts, one level deep. */
export interface Branches {
  /** The name of the top department, with the number of departments. */
  name: string;
  codes: string[];
  branchOf: ReadonlyMap<string, Branch>;
}

/** Returns the departments of the user and all below, or only the one on the path. Undefined if there are none. */
export async function branchesOf(
  db: Database,
  personId: string,
  { steps }: DrillDownPath,
): Promise<Branches | undefined> {
  const all = await departmentsOf(db, personId);
  const [first] = all;
  if (first === undefined) return undefined;
  const opened = steps.filter(({ dimension }) => dimension === 'department').map(({ key }) => key);
  let level = all.filter(({ above }) => above === null);
  for (const code of opened) level = [departmentBelow(all, level, code)];
  const [top] = level;
  const codes = level.flatMap(({ code }) => codesBelow(all, code)).toSorted();
  const name = opened.length > 0 && top ? top.name : first.name;
  const branches = top && level.length === 1 ? childrenOf(all, top) : level.map(branchAt(all));
  return {
    name: codes.length > 1 ? `${name} 等 ${codes.length} 个部门` : name,
    codes,
    branchOf: new Map(branches.flatMap(({ branch, own }) => own.map((code) => [code, branch]))),
  };
}

/** Finds a department by code at this level or below. Another user's department is treated as missing. */
function departmentBelow(all: Department[], level: Department[], code: string): Department {
  const found = all.find((one) => one.code === code);
  const isBelow = level.some((top) => codesBelow(all, top.code).includes(code));
  return found && isBelow ? found : refuse('record.not-found');
}

const codesBelow = (all: Department[], code: string): string[] => [
  code,
  ...all.filter(({ above }) => above === code).flatMap((child) => codesBelow(all, child.code)),
];

const branchAt =
  (all: Department[]) =>
  ({ code, name }: Department) => ({
    branch: { label: name, key: code },
    own: codesBelow(all, code),
  });

function childrenOf(all: Department[], top: Department) {
  const children = all.filter(({ above }) => above === top.code).map(branchAt(all));
  const label = children.length > 0 ? `${top.name}（本级）` : top.name;
  return [{ branch: { label, key: null }, own: [top.code] }, ...children];
}

async function departmentsOf(db: Database, personId: string): Promise<Department[]> {
  const { rows } = await sql<Department>`
    with recursive own as (
      select id, org_code, depart_name, parent_id from department
      where tenant_id = ${tenantId()} and id in (
        select department_id from person_department
        where tenant_id = ${tenantId()} and person_id = ${personId}
      )
      union
      select d.id, d.org_code, d.depart_name, d.parent_id
      from department d join own on d.parent_id = own.id
      where ${ofTenant('d')}
    )
    select own.org_code as code, own.depart_name as name, top.org_code as above
    from own left join own top on top.id = own.parent_id
    order by own.org_code`.execute(db);
  return rows;
}

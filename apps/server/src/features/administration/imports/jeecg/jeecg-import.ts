import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import { memberAction } from '@portal/contract/administration/memberships';
import { personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { DumpOutcome, ImportSubject } from '#platform/sheets/import-subject.ts';
import type { SheetSource } from '#platform/sheets/sheet.ts';
import { lockTree } from '../../departments/department-store.ts';
import { type BadPattern, planRules, writeRules } from '../check-rules.ts';
import { companyNos, planDepartments, writeDepartments } from '../departments.ts';
import { planItems, writeItems } from '../dictionaries.ts';
import { isChangeable, type ListImportParts, requireAll } from '../list-subjects.ts';
import { planPeople, writePeople } from '../people.ts';
import { compare, inParts, type Plan, type WantedRow } from '../plan.ts';
import { planPositions, writePositions } from '../positions.ts';
import { readJeecg } from './jeecg-rows.ts';
import { readRights } from './jeecg-rights.ts';
import { type JeecgDump, jeecgTables, rowsOf } from './jeecg-tables.ts';
import { readDump } from './sql-dump.ts';

export interface JeecgParts extends ListImportParts {
  badPattern: BadPattern;
}

const wantedActions = [
  personActions.edit,
  memberAction,
  organisationActions.edit,
  dictionaryActions.edit,
  checkRuleActions.edit,
  'ams:role:edit',
];

/**
 * The import of a Jeecg database from its SQL dump: people and what they belong to are written in one transaction, roles
 * and rights become a draft of the administrator's, which is published like any other. Passwords are not taken over.
 */
export function createJeecgImport(parts: JeecgParts): [string, ImportSubject] {
  return [
    'jeecg',
    {
      title: 'Jeecg 数据',
      require: requireAll(parts, wantedActions),
      proof: 'fresh',
      allOnly: true,
      source: {
        kind: 'dump',
        run: async (source, caller, { db, isTrial }) => {
          const dump = await readDump(allOf(source), new Set(jeecgTables));
          return importDump(parts, { db, dump, caller, isTrial });
        },
      },
    },
  ];
}

const allOf = ({ size, read }: SheetSource) => read({ from: 0, until: Math.max(size, 1) - 1 });

interface ImportedDump {
  db: Database;
  dump: JeecgDump;
  caller: Caller;
  isTrial: boolean;
}

async function importDump(
  parts: JeecgParts,
  { db, dump, caller, isTrial }: ImportedDump,
): Promise<DumpOutcome> {
  if (!isTrial) await lockTree(db);
  const [company] = await companyNos(db);
  const data = readJeecg(dump, company);
  const companies = await planCompanies(db, data.companies);
  const departments = await planDepartments(
    db,
    data.departments,
    keysOf(data.companies, ({ no }) => no),
  );
  const positions = await planPositions(db, data.positions);
  const people = await planPeople(db, data.people, {
    further: {
      departments: keysOf(data.departments, ({ code }) => code),
      positions: keysOf(data.positions, ({ code }) => code),
    },
    isChangeable: (id) => isChangeable(parts.access, caller, id),
  });
  const items = await planItems(db, data.items);
  const rules = await planRules(db, data.rules, parts.badPattern);
  const rights = await readRights(
    db,
    dump,
    keysOf(data.people, ({ workNo }) => workNo),
  );
  const plans = [
    partOf('公司', companies),
    partOf('部门', departments),
    partOf('岗位', positions),
    partOf('人员', people),
    partOf('字典项', items),
    partOf('编码规则', rules),
  ];
  const faults = [
    ...plans.flatMap(({ faults: of }) => of),
    ...rights.faults.map((fault) => ({ ...fault, column: `角色：${fault.column}` })),
  ];
  const isWritten = !isTrial && faults.length === 0;
  if (isWritten) {
    await writeCompanies(db, companies);
    await writeDepartments(db, departments);
    await writePositions(db, positions);
    await writePeople(db, people, parts.clock.now());
    await writeItems(db, items);
    await writeRules(db, rules);
  }
  const take = isWritten ? parts.rights.draft : parts.rights.count;
  const count = await take(db, rights.changes, caller);
  const drafted = {
    label: '角色与权限（草稿）',
    added: count,
    changed: 0,
    same: rights.changes.length - count,
    wrong: rights.faults.length,
  };
  return {
    parts: [...plans.map(({ part }) => part), drafted],
    faults,
    notes: notesOf(dump, { frozen: data.frozen, ...rights, count, isTrial }),
  };
}

const keysOf = <T>(rows: readonly WantedRow<T>[], keyOf: (value: T) => string): Set<string> =>
  new Set(rows.map(({ value }) => keyOf(value)));

function partOf<T>(label: string, { added, changed, same, faults }: Plan<T>) {
  const wrong = new Set(faults.map(({ row }) => row));
  const sound = (rows: readonly WantedRow<T>[]) => rows.filter(({ row }) => !wrong.has(row)).length;
  return {
    part: {
      label,
      added: sound(added),
      changed: sound(changed),
      same: sound(same),
      wrong: wrong.size,
    },
    faults: faults.map((fault) => ({ ...fault, column: `${label}：${fault.column}` })),
  };
}

interface Noted {
  frozen: number;
  known: number;
  unknown: number;
  count: number;
  isTrial: boolean;
}

function notesOf(dump: JeecgDump, { frozen, known, unknown, count, isTrial }: Noted): string[] {
  const notes = [
    `菜单与按钮：${known} 项在本平台有对应，${unknown} 项没有，未采用。`,
    '密码不导入：人员凭短信验证码或其他方式首次登录，或由管理员在“用户管理”中逐人发放初始密码。',
  ];
  const [tenants, rules] = [rowsOf(dump, 'sys_tenant'), rowsOf(dump, 'sys_permission_data_rule')];
  if (frozen > 0) notes.push(`已冻结的 ${frozen} 人未导入。`);
  if (tenants.length > 0) notes.push(`${tenants.length} 个租户未导入：全部人员导入当前租户。`);
  if (rules.length > 0) notes.push(`${rules.length} 条数据规则未导入，请在权限管理中重新设置。`);
  if (!isTrial && count > 0) {
    notes.push(`角色与权限的 ${count} 项变更已加入您的草稿，请在“权限发布”中核对后发布。`);
  }
  return notes;
}

type Company = { no: string; name: string };

async function planCompanies(
  db: Database,
  wanted: readonly WantedRow<Company>[],
): Promise<Plan<Company>> {
  const there = await db
    .selectFrom('company')
    .where(ofTenant('company'))
    .select(['company_no as no', 'company_name as name'])
    .execute();
  return compare(wanted, {
    keyOf: ({ no }) => no,
    label: '公司编号',
    there: new Map(there.map((company) => [company.no, company])),
  });
}

async function writeCompanies(tx: Database, { added, changed }: Plan<Company>): Promise<void> {
  for (const part of inParts(added)) {
    const rows = part.map(({ row, value }) => ({
      company_no: value.no,
      company_name: value.name,
      sort: row,
    }));
    await tx.insertInto('company').values(rows).execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('company')
      .where(ofTenant('company'))
      .where('company_no', '=', value.no)
      .set({ company_name: value.name })
      .execute();
  }
}

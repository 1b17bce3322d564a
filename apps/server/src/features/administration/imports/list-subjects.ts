import { dictionaryActions, itemColors } from '@portal/contract/administration/dictionaries';
import { memberAction } from '@portal/contract/administration/memberships';
import { personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import { defaultTenant } from '@portal/contract/limits';
import { policyActions } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { isSubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { ImportSubject } from '#platform/sheets/import-subject.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import { lockTree } from '../departments/department-store.ts';
import * as cells from './cells.ts';
import { planDepartments, type WantedDepartment, writeDepartments } from './departments.ts';
import { planItems, type WantedItem, writeItems } from './dictionaries.ts';
import { listSubject } from './list-subject.ts';
import { menuChanges, type MenuDrafts, menuHeads, planMenus, type WantedMenu } from './menus.ts';
import { planPeople, type WantedPerson, writePeople } from './people.ts';
import { planPositions, writePositions } from './positions.ts';
import { planStores, writeStores } from './stores.ts';

export interface ListImportParts {
  db: Database;
  clock: Clock;
  access: Access;
  mayAct: (session: Session, action: string) => Promise<boolean>;
  rights: MenuDrafts;
}

/** Refuses whoever lacks one of the actions, or administers a part of the tenant alone: a list is everybody's. */
export function requireAll(
  { mayAct, access }: Pick<ListImportParts, 'mayAct' | 'access'>,
  actions: readonly string[],
) {
  return async ({ session }: Caller): Promise<void> => {
    for (const action of actions) if (!(await mayAct(session, action))) refuse('action.denied');
    if ((await access.reachOf(session)) !== 'all') refuse('scope.exceeded');
  };
}

const choices = (...pairs: [string, string][]) => Object.fromEntries(pairs);
const answers = choices(['是', 'yes'], ['否', 'no']);
const sexes = choices(['未知', '0'], ['男', '1'], ['女', '2']);
const storeKinds = choices(['旗舰店', 'flagship'], ['标准店', 'standard'], ['奥莱店', 'outlet']);
const storeStates = choices(['营业', 'open'], ['装修', 'refitting'], ['停业', 'closed']);

/** Returns the imports of lists of administration, by their subject. */
export function createListImports(parts: ListImportParts): [string, ImportSubject][] {
  const organisation = requireAll(parts, [organisationActions.edit]);
  return [
    ['departments', departments(organisation)],
    ['positions', positions(organisation)],
    ['stores', stores(organisation)],
    ['people', people(parts)],
    ['menus', menus(parts)],
    ['dictionaries', dictionaries(requireAll(parts, [dictionaryActions.edit]))],
  ];
}

type Require = (caller: Caller) => Promise<void>;

const departments = (require: Require) =>
  listSubject({
    title: '部门',
    require,
    columns: {
      code: cells.codeCell('机构编码', 64),
      name: cells.requiredCell('机构名称', 60),
      parent: cells.optionalCell('上级机构编码', 64),
      companyNo: cells.codeCell('公司编号', 64),
      sort: cells.countCell('排序'),
    },
    wanted: (row): WantedDepartment => Department.parse(row),
    lock: lockTree,
    plan: (db, rows) => planDepartments(db, rows),
    write: writeDepartments,
  });

const Department = z.object({
  code: z.string(),
  name: z.string(),
  parent: z.string().default(''),
  companyNo: z.string(),
  sort: z.int().optional(),
});

const positions = (require: Require) =>
  listSubject({
    title: '岗位',
    require,
    columns: { code: cells.codeCell('岗位编码'), name: cells.requiredCell('岗位名称', 60) },
    wanted: (row) => z.object({ code: z.string(), name: z.string() }).parse(row),
    plan: planPositions,
    write: writePositions,
  });

const stores = (require: Require) =>
  listSubject({
    title: '门店',
    require,
    columns: {
      no: cells.codeCell('门店编号'),
      name: cells.requiredCell('门店名称', 60),
      groupNo: cells.codeCell('事业部编号'),
      companyNo: cells.codeCell('公司编号'),
      city: cells.requiredCell('城市', 30),
      kind: cells.choiceCell('店型', storeKinds, { isRequired: true }),
      area: { ...cells.countCell('面积', 100_000), isRequired: true },
      openedOn: {
        label: '开业日期',
        isRequired: true,
        check: z.iso.date('请输入正确的日期，如 2026-11-20'),
      },
      status: cells.choiceCell('状态', storeStates),
    },
    wanted: (row) => Store.parse(row),
    plan: planStores,
    write: writeStores,
  });

const Store = z.object({
  no: z.string(),
  name: z.string(),
  groupNo: z.string(),
  companyNo: z.string(),
  city: z.string(),
  kind: z.enum(['flagship', 'standard', 'outlet']),
  area: z.int().min(1).default(1),
  openedOn: z.string(),
  status: z.enum(['open', 'refitting', 'closed']).default('open'),
});

function people(parts: ListImportParts) {
  const { access, clock } = parts;
  return listSubject({
    title: '人员',
    require: requireAll(parts, [personActions.edit, memberAction]),
    proof: 'fresh',
    columns: {
      workNo: cells.codeCell('工号'),
      realname: cells.requiredCell('姓名', 40),
      sex: cells.choiceCell('性别', sexes),
      phone: cells.mobileCell,
      email: cells.emailCell,
      departments: cells.codesCell('部门'),
      positions: cells.codesCell('岗位'),
      stores: cells.codesCell('门店'),
    },
    wanted: (row): WantedPerson => Person.parse(row),
    plan: (db, rows, caller) =>
      planPeople(db, rows, { isChangeable: (id) => isChangeable(access, caller, id) }),
    write: (tx, plan) => writePeople(tx, plan, clock.now()),
  });
}

/** Returns whether an account is the caller's to change, as by hand. */
export async function isChangeable(access: Access, caller: Caller, id: string): Promise<boolean> {
  const person = await access.seen(caller, id).catch(() => undefined);
  return person !== undefined && access.isChangeable(caller.session, person);
}

const sexNumbers = { '0': 0, '1': 1, '2': 2 } as const;

const Person = z.object({
  workNo: z.string(),
  realname: z.string(),
  sex: z
    .enum(['0', '1', '2'])
    .transform((sex) => sexNumbers[sex])
    .optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  departments: z.array(z.string()).optional(),
  positions: z.array(z.string()).optional(),
  stores: z.array(z.string()).optional(),
});

/** Menus are the installation's, and the same for all tenants. */
function menus({ rights, ...parts }: ListImportParts) {
  const requireRights = requireAll(parts, [policyActions.edit, menuActions.edit]);
  return listSubject({
    title: '菜单',
    require: async (caller) => {
      await requireRights(caller);
      if (caller.session.tenantId !== defaultTenant) refuse('scope.exceeded');
    },
    note: '菜单的变更已加入您的草稿，请在“权限发布”中核对后发布。',
    columns: {
      system: cells.choiceCell(menuHeads.system, keysAsNames, { isRequired: true }),
      path: cells.requiredCell(menuHeads.path, 200),
      title: cells.requiredCell(menuHeads.title, 40),
      parentId: cells.optionalCell(menuHeads.parentId, 200),
      sort: cells.countCell(menuHeads.sort),
      component: cells.optionalCell(menuHeads.component, 200),
      url: cells.optionalCell(menuHeads.url, 2_000),
      icon: cells.optionalCell(menuHeads.icon, 64),
      redirect: cells.optionalCell(menuHeads.redirect, 200),
      permission: cells.optionalCell(menuHeads.permission, 128),
      hidden: cells.choiceCell(menuHeads.hidden, answers),
      internalOrExternal: cells.choiceCell(menuHeads.internalOrExternal, answers),
    },
    wanted: (row): WantedMenu => Menu.parse(row),
    async plan(db, rows, caller) {
      const known = await rights.menus(db, caller);
      const plan = planMenus(known, rows);
      if (plan.faults.length === 0) await rights.count(db, menuChanges(known, plan), caller);
      return plan;
    },
    write: async (tx, plan, caller) =>
      rights.draft(tx, menuChanges(await rights.menus(tx, caller), plan), caller),
  });
}

const keysAsNames = Object.fromEntries(subsystemKeys.map((key) => [key, key]));

const isYes = z
  .enum(['yes', 'no'])
  .transform((text) => text === 'yes')
  .optional();
const cell = z.string().optional();

const Menu = z.object({
  system: z.string().refine(isSubsystemKey),
  path: z.string(),
  title: z.string(),
  parentId: cell,
  sort: z.int().optional(),
  component: cell,
  url: cell,
  icon: cell,
  redirect: cell,
  permission: cell,
  hidden: isYes,
  internalOrExternal: isYes,
});

const dictionaries = (require: Require) =>
  listSubject({
    title: '字典',
    require,
    columns: {
      code: {
        label: '字典编码',
        isRequired: true,
        check: z
          .string()
          .max(64)
          .regex(/^[a-z][a-z0-9_]*$/, '以小写字母开头，只含小写字母、数字和下划线'),
      },
      name: cells.requiredCell('字典名称', 60),
      value: cells.requiredCell('数据值', 60),
      text: cells.requiredCell('名称', 60),
      color: cells.choiceCell('颜色', Object.fromEntries(itemColors.map((name) => [name, name]))),
      enabled: cells.choiceCell('启用', answers),
      description: cells.optionalCell('描述', 200),
    },
    wanted: (row): WantedItem => Item.parse(row),
    plan: planItems,
    write: writeItems,
  });

const Item = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string(),
  text: z.string(),
  color: z.string().optional(),
  enabled: isYes,
  description: z.string().optional(),
});

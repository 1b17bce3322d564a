import { accessRequestActions } from '@portal/contract/access/access-requests';
import { explainAction } from '@portal/contract/access/explain';
import { deskActions } from '@portal/contract/notices/announcement-desk';
import { peopleAction } from '@portal/contract/workplace/people';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { type ActionRow, actionRows, formerActions } from '../../installation/actions.ts';
import { menus } from '../../installation/menus/all.ts';
import type { MenuItemRow, SubsystemMenu } from '../../installation/menu.ts';

/** Actions of a role in the sections it sees; `approve` are the steps that approve. */
type Verb = 'list' | 'add' | 'edit' | 'delete' | 'export' | 'approve';

/** Sections of a subsystem a role sees besides the board; those that no menu has yet are named for their actions. */
type Sections = 'all' | string[];

interface RoleRule {
  code: string;
  name: string;
  verbs: Verb[];
  sees: SystemSections;
  /** Sections that it reads, and takes along as a sheet. */
  reads?: SystemSections;
  /** Sections where it decides on what others ask for. */
  decides?: SystemSections;
  /** Further action codes. */
  also?: string[];
}
type SystemSections = Partial<Record<SubsystemKey, Sections>>;

const reads: Verb[] = ['list', 'export'];
const works: Verb[] = ['list', 'add', 'edit', 'export'];
const decides: Verb[] = ['list', 'add', 'edit', 'delete', 'export', 'approve'];

const everything = Object.fromEntries(subsystemKeys.map((key) => [key, 'all' as const]));
const officeServices = ['chart', 'service', 'seal', 'meeting', 'car'];
/** Employees confirm their payslips, and issue none. */
const ofEmployees = ['hr:payslip:confirm'];

/** In the order they are shown. */
const roles = [
  {
    code: 'store-clerk',
    name: '导购',
    verbs: works,
    sees: {
      ors: ['store', 'rectify', 'stock', 'slip', 'sales', 'goods', 'member'],
      hr: ['self', 'directory'],
    },
    reads: { ors: ['team'], cms: ['chart', 'training'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'store-manager',
    name: '店长',
    verbs: decides,
    sees: {
      ors: ['store', 'rectify', 'stock', 'slip', 'sales', 'goods', 'member', 'team'],
      crm: ['member', 'service'],
      hr: ['self', 'directory'],
      ams: ['chart', 'service'],
    },
    reads: { cms: ['chart', 'album', 'training'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'regional-supervisor',
    name: '区域督导',
    verbs: decides,
    sees: {
      ors: 'all',
      rcm: 'all',
      idss: 'all',
      ops: ['chart', 'order', 'fulfil', 'aftersale', 'shop'],
      imos: ['plan', 'replenish', 'price', 'stock'],
      gims: ['chart', 'production', 'quality'],
      gyl: ['chart', 'arrival', 'warehouse', 'transport', 'return'],
      crm: ['member', 'segment', 'points', 'coupon', 'campaign', 'service'],
      cas: ['chart', 'review', 'complaint'],
      ams: officeServices,
      hr: ['self', 'directory'],
      dcp: 'all',
    },
    reads: { cms: ['chart', 'album', 'training', 'check'], ams: ['asset'], hr: ['payslip'] },
    also: [...ofEmployees, 'cms:check:mend'],
  },
  {
    code: 'merchandiser',
    name: '商品专员',
    verbs: works,
    sees: {
      crm: ['member', 'segment', 'points', 'coupon', 'campaign', 'service'],
      imos: 'all',
      idss: 'all',
      gims: 'all',
      gyl: ['chart', 'warehouse', 'arrival'],
      dcp: ['screen', 'sales', 'goods', 'report'],
      ams: officeServices,
      hr: ['self', 'directory'],
      cms: ['chart', 'material'],
    },
    reads: { cms: ['album'], ams: ['asset'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'human-resources',
    name: '人力专员',
    verbs: works,
    sees: { hr: ['self', 'directory'], ams: officeServices, dcp: ['screen', 'report'] },
    reads: { ams: ['asset'], hr: ['payslip'] },
    decides: {
      hr: ['attendance', 'staff', 'organisation', 'recruit', 'training'],
      cms: ['chart', 'training', 'exam'],
    },
    also: [...ofEmployees, peopleAction],
  },
  {
    code: 'head-office',
    name: '总部员工',
    verbs: works,
    sees: { ams: officeServices, hr: ['self', 'directory'] },
    reads: { ams: ['asset'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'administration-officer',
    name: '行政专员',
    verbs: works,
    sees: { ams: ['payment'] },
    reads: { lms: ['contract'] },
    decides: { ams: ['asset', 'vehicle', 'desk', 'meeting'] },
  },
  {
    code: 'finance-officer',
    name: '财务专员',
    verbs: works,
    sees: {},
    decides: { hr: ['expense'], ams: ['payment'] },
  },
  {
    code: 'legal-officer',
    name: '法务专员',
    verbs: works,
    sees: {},
    decides: { lms: 'all' },
  },
  {
    code: 'administrator',
    name: '系统管理员',
    verbs: decides,
    sees: everything,
  },
  {
    code: 'security-officer',
    name: '安全管理员',
    verbs: works,
    sees: { ams: ['role', 'monitor'], hr: ['self', 'directory'] },
    reads: { hr: ['payslip', 'organisation'] },
    also: ofEmployees,
  },
  {
    code: 'auditor',
    name: '审计员',
    verbs: reads,
    sees: { ams: ['audit', 'notice'] },
  },
  {
    code: 'loss-prevention',
    name: '防损专员',
    verbs: decides,
    sees: { syfs: 'all', hr: ['self'] },
  },
  // The board alone: too small a menu to switch to (spec section 4).
  {
    code: 'content-guest',
    name: '内容访客',
    verbs: [],
    sees: { cms: [] },
  },
] as const satisfies RoleRule[];
export type RoleCode = (typeof roles)[number]['code'];

export const roleRows = roles.map(({ code, name }, sort) => ({ code, name, sort }));

/** Returns the sections of a system that a role has in its menu; undefined where it has none of the system. */
function sectionsOf({ sees, reads: read, decides: decided }: RoleRule, menu: SubsystemMenu) {
  const given = [sees, read, decided].flatMap((sections) => sections?.[menu.key] ?? []);
  const isNamed = [sees, read, decided].some((sections) => sections?.[menu.key] !== undefined);
  if (!isNamed) return undefined;
  return given.includes('all') ? Object.keys(menu.sections) : given;
}

/** Returns the menu items of each role: the board, its sections, and all inside them. */
export function roleMenuItemRows(items: MenuItemRow[]) {
  return roles.flatMap((role) =>
    menus.flatMap((menu) => {
      const sections = sectionsOf(role, menu);
      if (sections === undefined) return [];
      const roots = ['dashboard', ...sections].map((section) => `${menu.key}-${section}`);
      return items
        .filter(({ id }) => roots.some((root) => id === root || id.startsWith(`${root}-`)))
        .map(({ id }) => ({ role_code: role.code, menu_item_id: id }));
    }),
  );
}

/** These boards everybody may export: the rule is switched off. */
const exportsForAll = ['ors:sales:export', 'crm:segment:export', 'dcp:report:export'];

/** The actions of an installation, as an administrator of the group has set them. */
export const groupActionRows: ActionRow[] = actionRows(menus).map((row) =>
  exportsForAll.includes(row.code) ? { ...row, status: '0' } : row,
);

/** Returns the actions of each role: its verbs in all of its sections, and those of administrators alone. */
export function roleActionRows() {
  const ofAdministrators = [
    explainAction,
    deskActions.publish,
    ...Object.values(releaseActions),
    ...Object.values(logoutNoticeActions),
    ...Object.values(accessRequestActions),
  ];
  const ofGuards = [...Object.values(signInActions), peopleAction];
  const special: Partial<Record<RoleCode, string[]>> = {
    administrator: [...ofAdministrators, ...ofGuards],
    'security-officer': ofGuards,
  };
  const former = formerActions();
  return roles.flatMap((role) => {
    const ordinary = groupActionRows
      .map(({ code }) => code)
      .filter((code) => isHeld(role, code, former));
    const codes = new Set([...ordinary, ...(special[role.code] ?? [])]);
    return [...codes].map((action_code) => ({ role_code: role.code, action_code }));
  });
}

/** Slips come from the tills: nobody of the group writes one. */
const heldByTills = ['ors:slip:add', 'ors:slip:edit'];

/**
 * Tells whether a role has an action by its verbs. Steps and fields follow what allowed them before they came; a
 * decision belongs to the section in its code.
 */
function isHeld(rule: RoleRule, code: string, former: Map<string, string>): boolean {
  if (heldByTills.includes(former.get(code) ?? code)) return false;
  if (rule.also?.includes(code)) return true;
  const isDecision = code.endsWith(':approve');
  const [key = '', section = '', verb = ''] = (
    isDecision ? code : (former.get(code) ?? code)
  ).split(':');
  const isIn = (given: SystemSections | undefined): boolean => {
    const sections = Object.entries(given ?? {}).find(([system]) => system === key)?.[1];
    return sections === 'all' || (sections?.includes(section) ?? false);
  };
  const held: string[] = [
    ...(isIn(rule.sees) ? rule.verbs : []),
    ...(isIn(rule.reads) ? reads : []),
    ...(isIn(rule.decides) ? decides : []),
  ];
  return held.includes(verb);
}

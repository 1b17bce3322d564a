import { accessRequestActions } from '@portal/contract/access/access-requests';
import { deskActions } from '@portal/contract/notices/announcement-desk';
import { explainAction } from '@portal/contract/access/explain';
import { peopleAction } from '@portal/contract/workplace/people';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { formerActions } from '../../installation/actions.ts';
import type { MenuItemRow, SubsystemMenu } from '../../installation/menu.ts';
import { actionCode, type Verb } from './actions.ts';
import { ams } from '../menus/ams.ts';

/** Sections of a subsystem a role sees besides the board. */
type Sections = 'all' | string[];

interface RoleRule {
  code: string;
  name: string;
  verbs: Verb[];
  sees: Partial<Record<SubsystemKey, Sections>>;
}

const reads: Verb[] = ['list', 'export'];
const works: Verb[] = ['list', 'add', 'edit', 'export'];
const decides: Verb[] = ['list', 'add', 'edit', 'delete', 'export', 'approve'];

const everything: RoleRule['sees'] = {
  ors: 'all',
  rcm: 'all',
  idss: 'all',
  ops: 'all',
  syfs: 'all',
  imos: 'all',
  gims: 'all',
  gyl: 'all',
  crm: 'all',
  cas: 'all',
  // Whoever administers does not read the log of what administrators did.
  ams: Object.keys(ams.sections).filter((section) => section !== 'audit'),
  hr: 'all',
  cms: 'all',
  lms: 'all',
  dcp: 'all',
};
const officeServices = ['service', 'asset', 'seal', 'meeting', 'car'];

/** In the order they are shown. */
const roles = [
  {
    code: 'store-clerk',
    name: '导购',
    verbs: works,
    sees: { ors: ['stock', 'sales', 'goods', 'member'], cms: ['training'], hr: ['self'] },
  },
  {
    code: 'store-manager',
    name: '店长',
    verbs: decides,
    sees: {
      ors: ['store', 'stock', 'sales', 'goods', 'member', 'team'],
      crm: ['member', 'service'],
      cms: ['album', 'training'],
      hr: ['self', 'attendance'],
      ams: ['service'],
    },
  },
  {
    code: 'regional-supervisor',
    name: '区域督导',
    verbs: decides,
    sees: {
      ors: 'all',
      rcm: 'all',
      idss: 'all',
      ops: ['order', 'aftersale', 'shop'],
      imos: ['replenish', 'price', 'stock'],
      gims: ['production', 'quality'],
      gyl: ['arrival', 'transport', 'return'],
      crm: ['member', 'segment', 'coupon', 'campaign', 'service'],
      cas: ['review', 'complaint'],
      ams: officeServices,
      hr: ['self', 'staff', 'attendance'],
      cms: ['album', 'training'],
      dcp: 'all',
    },
  },
  {
    code: 'merchandiser',
    name: '商品专员',
    verbs: works,
    sees: {
      crm: ['segment', 'points', 'coupon', 'campaign'],
      imos: 'all',
      idss: 'all',
      gims: ['material', 'purchase', 'cost'],
      gyl: ['warehouse', 'arrival', 'sorting'],
      dcp: ['screen', 'goods', 'report'],
      ams: officeServices,
      hr: ['self'],
    },
  },
  {
    code: 'human-resources',
    name: '人力专员',
    verbs: works,
    sees: { hr: 'all', ams: officeServices, cms: ['training'], dcp: ['report'] },
  },
  {
    code: 'head-office',
    name: '总部员工',
    verbs: works,
    sees: { ams: [...officeServices, 'purchase'], hr: ['self'] },
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
    sees: { ams: ['role', 'monitor'], hr: ['organisation'] },
  },
  {
    code: 'auditor',
    name: '审计员',
    verbs: reads,
    sees: { ams: ['audit', 'notice'], syfs: 'all' },
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

function sectionsOf({ sees }: RoleRule, menu: SubsystemMenu): string[] | undefined {
  const sections = sees[menu.key];
  return sections === 'all' ? Object.keys(menu.sections) : sections;
}

/** Returns the menu items of each role: the board, its sections, and all inside them. */
export function roleMenuItemRows(menus: SubsystemMenu[], items: MenuItemRow[]) {
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

/** Returns the actions of each role: its verbs in all of its sections, and those of administrators alone. */
export function roleActionRows(menus: SubsystemMenu[]) {
  const codes = [
    explainAction,
    deskActions.publish,
    ...Object.values(releaseActions),
    ...Object.values(logoutNoticeActions),
    ...Object.values(accessRequestActions),
  ];
  const guards = ['administrator', 'security-officer'].flatMap((role_code) =>
    [...Object.values(signInActions), peopleAction].map((action_code) => ({
      role_code,
      action_code,
    })),
  );
  const administers = codes.map((action_code) => ({
    role_code: 'administrator',
    action_code,
  }));
  const ordinary = roles.flatMap((role: RoleRule) =>
    menus.flatMap((menu) =>
      (sectionsOf(role, menu) ?? []).flatMap((section) =>
        (menu.sections[section]?.pages ? codesOf(role, menu.key, section) : []).map(
          (action_code) => ({
            role_code: role.code,
            action_code,
          }),
        ),
      ),
    ),
  );
  return [...ordinary, ...administers, ...guards];
}

/** The verbs of a role in a section, with the steps and fields of its records; approving is for roles that decide. */
function codesOf({ verbs }: RoleRule, key: SubsystemKey, section: string): string[] {
  const held = verbs.map((verb) => actionCode(key, section, verb));
  const steps = [...formerActions()].filter(([, before]) => held.includes(before));
  const taken = steps.filter(([step]) => verbs.includes('approve') || !step.endsWith(':approve'));
  return [...held, ...taken.map(([step]) => step)];
}

import { memberAction } from '@portal/contract/administration/memberships';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { organisationActions } from '@portal/contract/administration/positions';
import { lookAction } from '@portal/contract/administration/look';
import { personActions } from '@portal/contract/administration/people';
import { scopeAction } from '@portal/contract/administration/scopes';
import { tenantActions } from '@portal/contract/administration/tenants';
import { approverActions } from '@portal/contract/access/approvers';
import { accessRequestActions } from '@portal/contract/access/access-requests';
import { explainAction } from '@portal/contract/access/explain';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { deskActions } from '@portal/contract/notices/announcement-desk';
import { messageActions } from '@portal/contract/notices/messages';
import { peopleAction } from '@portal/contract/workplace/people';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { policyActions } from '@portal/contract/policy/drafts';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import type { RoleCode } from '@portal/demonstration/people/role-codes';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { type ActionRow, actionRows } from '../../installation/actions.ts';
import { lineManager, officers } from '../../installation/role-templates.ts';
import type { MenuItemRow } from '../../installation/menu.ts';
import {
  actionsOf,
  decides,
  menuItemsOf,
  ofEmployees,
  officeServices,
  reads,
  type RoleRule,
  works,
} from '../../installation/role-rights.ts';
import { systems } from '../../systems.ts';

const everything = Object.fromEntries(subsystemKeys.map((key) => [key, 'all' as const]));
/** In the order they are shown. */
const roles = [
  {
    code: 'store-clerk',
    name: '导购',
    verbs: works,
    sees: {
      ors: ['store', 'rectify', 'stock', 'slip', 'closing', 'sales', 'goods', 'member'],
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
      ors: ['store', 'rectify', 'stock', 'slip', 'closing', 'sales', 'goods', 'member', 'team'],
      crm: ['member', 'service'],
      hr: ['self', 'directory', 'team'],
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
      hr: ['self', 'directory', 'team'],
      dcp: 'all',
    },
    reads: {
      cms: ['chart', 'album', 'training', 'check'],
      ams: ['asset', 'room'],
      hr: ['payslip'],
    },
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
    reads: { cms: ['album'], ams: ['asset', 'room'], hr: ['payslip'] },
    seesAllStores: ['gyl', 'idss'],
    also: ofEmployees,
  },
  {
    code: 'human-resources',
    name: '人力专员',
    verbs: works,
    sees: { hr: ['self', 'directory'], ams: officeServices, dcp: ['screen', 'report'] },
    reads: { ams: ['asset', 'room'], hr: ['payslip'] },
    decides: {
      hr: ['team', 'attendance', 'staff', 'organisation', 'recruit', 'training'],
      cms: ['chart', 'training', 'exam'],
    },
    also: [...ofEmployees, peopleAction],
  },
  {
    code: 'head-office',
    name: '总部员工',
    verbs: works,
    sees: { ams: officeServices, hr: ['self', 'directory'] },
    reads: { ams: ['asset', 'room'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'administrator',
    name: '系统管理员',
    verbs: decides,
    sees: everything,
    seesAllStores: ['gyl', 'idss'],
    // What others are paid is no matter of whoever runs the portal.
    lacks: ['hr:payslip:answer'],
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
  ...officers,
  lineManager,
  // The board alone: too small a menu to switch to (spec section 4).
  {
    code: 'content-guest',
    name: '内容访客',
    verbs: [],
    sees: { cms: [] },
  },
] as const satisfies (RoleRule & { code: RoleCode })[];

export const roleRows = roles.map(({ code, name }, sort) => ({ code, name, sort }));

/** Returns the menu items of each role: the board, its sections, and all inside them. */
export const roleMenuItemRows = (items: MenuItemRow[]) =>
  roles.flatMap((role) =>
    menuItemsOf(role, items).map((menu_item_id) => ({ role_code: role.code, menu_item_id })),
  );

/** These boards everybody may export: the rule is switched off. */
const exportsForAll = ['ors:sales:export', 'crm:segment:export', 'dcp:report:export'];

/** The actions of an installation, as an administrator of the group has set them. */
export const groupActionRows: ActionRow[] = actionRows(systems).map((row) =>
  exportsForAll.includes(row.code) ? { ...row, status: '0' } : row,
);

/** Returns the actions of each role: its verbs in all of its sections, and those of administrators alone. */
export function roleActionRows() {
  const ofAdministrators = [
    explainAction,
    deskActions.publish,
    ...Object.values(messageActions),
    ...[releaseActions, monitorActions].flatMap((codes) => Object.values<string>(codes)),
    ...Object.values(logoutNoticeActions),
    ...Object.values(accessRequestActions),
    ...Object.values(approverActions),
    ...Object.values(policyActions),
    ...Object.values(personActions),
    ...Object.values(sessionActions),
    ...Object.values(organisationActions),
    ...Object.values(tenantActions),
    lookAction,
    memberAction,
    scopeAction,
  ];
  const ofGuards = [...Object.values(signInActions), peopleAction];
  const special: Partial<Record<RoleCode, string[]>> = {
    administrator: [...ofAdministrators, ...ofGuards],
    'security-officer': ofGuards,
    auditor: [messageActions.list],
  };
  const known = groupActionRows.map(({ code }) => code);
  return roles.flatMap((role) => {
    const ordinary = actionsOf(role, known);
    const codes = new Set([...ordinary, ...(special[role.code] ?? [])]);
    return [...codes].map((action_code) => ({ role_code: role.code, action_code }));
  });
}

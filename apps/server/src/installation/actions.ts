import { deskActions } from '@portal/contract/notices/announcement-desk';
import { accessRequestActions } from '@portal/contract/access/access-requests';
import { explainAction } from '@portal/contract/access/explain';
import {
  fieldActionsOf,
  type RecordType,
  stepActionsOf,
} from '@portal/contract/records/record-type';
import { recordTypes } from '@portal/contract/records/types/all';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { peopleAction } from '@portal/contract/workplace/people';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';
import type { SubsystemMenu } from './menu.ts';

export type ActionRow = Insertable<Tables['action']> & { code: string };

/** Actions of every record type. */
const recordVerbs = { list: '查询', add: '新增', edit: '编辑', export: '导出' };

/** The action that lets somebody take the board of a system along; named after the section it came from. */
const boardExports: Partial<Record<SubsystemKey, string>> = {
  ors: 'ors:sales:export',
  rcm: 'rcm:outlet:export',
  idss: 'idss:forecast:export',
  ops: 'ops:order:export',
  imos: 'imos:stock:export',
  crm: 'crm:segment:export',
  ams: 'ams:service:export',
  hr: 'hr:attendance:export',
  gims: 'gims:purchase:export',
  gyl: 'gyl:arrival:export',
  syfs: 'syfs:case:export',
  cas: 'cas:complaint:export',
  cms: 'cms:album:export',
  lms: 'lms:contract:export',
  dcp: 'dcp:report:export',
};

/** Actions of administration: code, menu item and words. */
const ofAdministration: [code: string, menuItem: string | null, describe: string][] = [
  [deskActions.list, 'ams-notice', '公告管理：查询'],
  [deskActions.add, 'ams-notice', '公告管理：新增'],
  [deskActions.edit, 'ams-notice', '公告管理：编辑'],
  [deskActions.remove, 'ams-notice', '公告管理：删除'],
  [deskActions.publish, 'ams-notice', '公告管理：发布、撤回与修订'],
  [deskActions.export, 'ams-notice', '公告管理：导出'],
  [peopleAction, null, '用户管理：查询全部人员与联系方式'],
  ['ams:role:list', 'ams-rule', '权限管理：查询'],
  ['ams:role:edit', 'ams-rule', '权限管理：编辑'],
  [accessRequestActions.list, 'ams-role-request', '权限申请：查询'],
  [accessRequestActions.answer, 'ams-role-request', '权限申请：处理'],
  [explainAction, 'ams-rule', '权限说明：查询他人'],
  [logoutNoticeActions.list, 'ams-monitor-logout', '退出通知：查询'],
  [logoutNoticeActions.repeat, 'ams-monitor-logout', '退出通知：重新发送'],
  [signInActions.list, 'ams-role-signIn', '登录与二次验证：查询'],
  [signInActions.unlock, 'ams-role-signIn', '登录与二次验证：解锁'],
  [signInActions.enrol, 'ams-role-signIn', '登录与二次验证：生成启用码'],
  [releaseActions.list, 'ams-monitor-release', '系统发布：查询'],
  [releaseActions.decide, 'ams-monitor-release', '系统发布：登记、切换与回退'],
];

/** Actions of pages that show figures of many records. */
const ofInquiries: ActionRow[] = [
  {
    code: 'imos:stock:list',
    subsystem: 'imos',
    menu_item_id: 'imos-stock',
    describe: '库存分析：查询',
  },
];

/** The actions that the pages and calls of this release ask for, each on the menu item it belongs to. */
export function actionRows(menus: SubsystemMenu[]): ActionRow[] {
  const rows = [
    ...menus.flatMap(exportOfBoard),
    ...menus.flatMap(actionsOfRecords),
    ...ofInquiries,
    ...ofAdministration.map(([code, menu_item_id, describe]) => ({
      code,
      subsystem: 'ams',
      menu_item_id,
      describe,
    })),
  ];
  return [...new Map(rows.map((row) => [row.code, row])).values()];
}

function exportOfBoard({ key, board }: SubsystemMenu): ActionRow[] {
  const code = boardExports[key];
  if (code === undefined) return [];
  const menu_item_id = `${key}-dashboard-analysis`;
  return [{ code, subsystem: key, menu_item_id, describe: `${board}：导出` }];
}

/** A record type names the section whose actions it asks for: `ors:stock`. Its steps have codes of the same section. */
function actionsOfRecords({ key, sections }: SubsystemMenu): ActionRow[] {
  return Object.entries(sections).flatMap(([section, { title }]) => {
    const prefix = `${key}:${section}`;
    const types = recordTypes.filter(({ actions }) => actions === prefix);
    if (types.length === 0) return [];
    const place = { subsystem: key, menu_item_id: `${key}-${section}` };
    const verbs = Object.entries(recordVerbs).map(([verb, word]) => ({
      code: `${prefix}:${verb}`,
      ...place,
      describe: `${title}：${word}`,
    }));
    return [...verbs, ...types.flatMap((type) => ownActions(type, place))];
  });
}

const ownActions = (type: RecordType, place: Pick<ActionRow, 'subsystem' | 'menu_item_id'>) =>
  [
    ...stepActionsOf(type),
    ...[...fieldActionsOf(type)].map(([code, label]) => [code, `查看${label}`] as const),
    ...(type.allBy === undefined ? [] : [[type.allBy, '查看全部'] as const]),
  ].map(([code, label]) => ({ code, ...place, describe: `${type.one}：${label}` }));

/**
 * Returns the codes of steps and of fields, each with the code that allowed the same before it came: whoever edited a
 * record set its state, and whoever saw it saw all of its fields.
 */
export const formerActions = (): Map<string, string> =>
  new Map(
    recordTypes.flatMap((type) => [
      ...[...stepActionsOf(type).keys()].map((code) => [code, `${type.actions}:edit`] as const),
      ...[...fieldActionsOf(type).keys()].map((code) => [code, `${type.actions}:list`] as const),
    ]),
  );

import { deskActions } from '@portal/contract/announcement-desk';
import { explainAction } from '@portal/contract/explain';
import { logoutNoticeActions } from '@portal/contract/logout-notices';
import { releaseActions } from '@portal/contract/subsystem-releases';
import { signInActions } from '@portal/contract/sign-in-desk';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/tables.gen';
import { heldByNobody } from './menus/every-kind-of-item.ts';
import type { SubsystemMenu } from './menus/menu.ts';

export type ActionRow = Insertable<Tables['action']> & { code: string };

/** What can be done in every section; `approve` enables a field instead of showing a button. */
const verbs = [
  ['list', '查询'],
  ['add', '新增'],
  ['edit', '编辑'],
  ['delete', '删除'],
  ['export', '导出'],
  ['approve', '审批'],
] as const;
export type Verb = (typeof verbs)[number][0];

/** In these sections everybody may export: the rule is switched off. */
const exportsForAll = ['ors:sales', 'crm:segment', 'dcp:report', 'hr:self'];

const vault: ActionRow = {
  code: heldByNobody,
  subsystem: 'ams',
  menu_item_id: 'ams-form-vault',
  describe: '打开机要柜',
};

const explain: ActionRow = {
  code: explainAction,
  subsystem: 'ams',
  menu_item_id: 'ams-role',
  describe: '权限说明：查询他人',
};

const releases = [
  [releaseActions.list, '系统发布：查询'],
  [releaseActions.decide, '系统发布：登记、切换与回退'],
].map(([code = '', describe = '']): ActionRow => ({
  code,
  subsystem: 'ams',
  menu_item_id: 'ams-monitor-release',
  describe,
}));
const logoutNotices = [
  [logoutNoticeActions.list, '退出通知：查询'],
  [logoutNoticeActions.repeat, '退出通知：重新发送'],
].map(([code = '', describe = '']): ActionRow => ({
  code,
  subsystem: 'ams',
  menu_item_id: 'ams-monitor-logout',
  describe,
}));
const signIns = [
  [signInActions.list, '登录与二次验证：查询'],
  [signInActions.unlock, '登录与二次验证：解锁'],
  [signInActions.enrol, '登录与二次验证：生成启用码'],
].map(([code = '', describe = '']): ActionRow => ({
  code,
  subsystem: 'ams',
  menu_item_id: 'ams-role-signIn',
  describe,
}));
const publish: ActionRow = {
  code: deskActions.publish,
  subsystem: 'ams',
  menu_item_id: 'ams-notice',
  describe: '公告管理：发布、撤回与修订',
};

export const actionCode = (key: string, section: string, verb: Verb) => `${key}:${section}:${verb}`;

/** The actions of each subsystem: `ors:store:add` is "add" in the section "store" of ors. */
export function actionRows(menus: SubsystemMenu[]): ActionRow[] {
  const ordinary = menus.flatMap(({ key, sections }) =>
    Object.entries(sections).flatMap(([section, { title }]) =>
      verbs.map(([verb, word]): ActionRow => {
        const isFree = verb === 'export' && exportsForAll.includes(`${key}:${section}`);
        return {
          code: actionCode(key, section, verb),
          subsystem: key,
          menu_item_id: `${key}-${section}`,
          describe: `${title}：${word}`,
          type: verb === 'approve' ? '2' : '1',
          status: isFree ? '0' : '1',
        };
      }),
    ),
  );
  const desks = [...releases, ...logoutNotices, ...signIns];
  return [...ordinary, vault, explain, publish, ...desks];
}

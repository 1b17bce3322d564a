import { policyActions } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { memberAction } from '@portal/contract/administration/memberships';
import { settingActions } from '@portal/contract/administration/settings';
import { ssoClientActions } from '@portal/contract/administration/sso-clients';
import { messageActions } from '@portal/contract/notices/messages';
import { channelActions } from '@portal/contract/notices/notification-channels';
import { systemActions } from '@portal/contract/administration/system-entries';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { organisationActions } from '@portal/contract/administration/positions';
import { lookAction } from '@portal/contract/administration/look';
import { tenantActions } from '@portal/contract/administration/tenants';
import { personActions } from '@portal/contract/administration/people';
import { scopeAction } from '@portal/contract/administration/scopes';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { deskActions } from '@portal/contract/notices/announcement-desk';
import { auditActions } from '@portal/contract/administration/audit-log';
import { firstRunAction } from '@portal/contract/administration/first-run';
import { brandActions } from '@portal/contract/administration/brand';
import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import { accessRequestActions } from '@portal/contract/access/access-requests';
import { approverActions } from '@portal/contract/access/approvers';
import { explainAction } from '@portal/contract/access/explain';
import {
  fieldActionsOf,
  type RecordType,
  stepActionsOf,
} from '@portal/contract/records/record-type';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { peopleAction } from '@portal/contract/workplace/people';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';
import type { System } from '@portal/contract/subsystems/system';
import { recordTypes } from '../systems.ts';

export type ActionRow = Insertable<Tables['action']> & { code: string };

/** Actions of every record type; of one whose records another system makes, the first two. */
const readingVerbs = { list: '查询', export: '导出' };
const recordVerbs = { ...readingVerbs, add: '新增', edit: '编辑' };

/** Actions of administration: code, menu item and words. */
const ofAdministration: [code: string, menuItem: string | null, describe: string][] = [
  [deskActions.list, 'ams-notice', '公告管理：查询'],
  [deskActions.add, 'ams-notice', '公告管理：新增'],
  [deskActions.edit, 'ams-notice', '公告管理：编辑'],
  [deskActions.remove, 'ams-notice', '公告管理：删除'],
  [deskActions.publish, 'ams-notice', '公告管理：发布、撤回与修订'],
  [deskActions.export, 'ams-notice', '公告管理：导出'],
  [messageActions.list, 'ams-notice-message', '消息列表：查询'],
  [messageActions.repeat, 'ams-notice-message', '消息列表：重新发送'],
  [personActions.all, 'ams-organisation-person', '用户管理：管理全部人员'],
  [personActions.list, 'ams-organisation-person', '用户管理：查询'],
  [personActions.edit, 'ams-organisation-person', '用户管理：新增与编辑'],
  [personActions.freeze, 'ams-organisation-person', '用户管理：冻结、解冻与离职'],
  [personActions.password, 'ams-organisation-person', '用户管理：重置密码与二次验证'],
  [personActions.export, 'ams-organisation-person', '用户管理：导出'],
  [lookAction, 'ams-organisation-person', '用户管理：模拟查看'],
  [memberAction, 'ams-organisation-person', '用户管理：设置归属'],
  [scopeAction, 'ams-organisation-person', '用户管理：设置管理范围'],
  [
    organisationActions.list,
    'ams-organisation-position',
    '组织管理：查询部门、岗位、门店、事业部与公司',
  ],
  [
    organisationActions.edit,
    'ams-organisation-position',
    '组织管理：编辑部门、岗位、门店、事业部与公司',
  ],
  [tenantActions.list, 'ams-organisation-tenant', '租户管理：查询'],
  [tenantActions.edit, 'ams-organisation-tenant', '租户管理：新建、停用与删除'],
  [sessionActions.list, 'ams-organisation-session', '在线会话：查询'],
  [sessionActions.end, 'ams-organisation-session', '在线会话：强制退出'],
  [peopleAction, null, '用户管理：查询全部人员与联系方式'],
  [policyActions.list, 'ams-role-roles', '权限管理：查询'],
  [policyActions.edit, 'ams-role-roles', '权限管理：编辑'],
  [menuActions.list, 'ams-role-menu', '菜单管理：查询与预览'],
  [menuActions.edit, 'ams-role-menu', '菜单管理：编辑'],
  [policyActions.publish, 'ams-role-publish', '权限发布：发布与撤销'],
  [policyActions.approve, 'ams-role-publish', '权限发布：复核'],
  [accessRequestActions.list, 'ams-role-request', '权限申请：查询'],
  [accessRequestActions.answer, 'ams-role-request', '权限申请：处理'],
  [approverActions.list, 'ams-role-approver', '申请审批人：查询'],
  [approverActions.edit, 'ams-role-approver', '申请审批人：设置'],
  [explainAction, 'ams-rule', '权限说明：查询他人'],
  [logoutNoticeActions.list, 'ams-monitor-logout', '退出通知：查询'],
  [logoutNoticeActions.repeat, 'ams-monitor-logout', '退出通知：重新发送'],
  [monitorActions.list, 'ams-monitor', '系统监控：查看'],
  [monitorActions.jobs, 'ams-monitor-job', '后台任务：重新执行'],
  [monitorActions.terminal, 'ams-monitor-terminal', 'Redis 终端：执行只读命令'],
  [signInActions.list, 'ams-role-signIn', '登录与二次验证：查询'],
  [signInActions.unlock, 'ams-role-signIn', '登录与二次验证：解锁'],
  [signInActions.enrol, 'ams-role-signIn', '登录与二次验证：生成启用码'],
  [auditActions.list, 'ams-audit-log', '审计日志：查询与校验'],
  [auditActions.export, 'ams-audit-log', '审计日志：导出'],
  [checkRuleActions.list, 'ams-base-checkRule', '编码规则：查询'],
  [checkRuleActions.edit, 'ams-base-checkRule', '编码规则：编辑'],
  [dictionaryActions.list, 'ams-base-dictionary', '字典管理：查询'],
  [dictionaryActions.edit, 'ams-base-dictionary', '字典管理：编辑与导入'],
  [dictionaryActions.export, 'ams-base-dictionary', '字典管理：导出'],
  [firstRunAction, 'ams-installation-guide', '开始使用：查看与确认'],
  [brandActions.list, 'ams-installation-brand', '品牌：查询'],
  [brandActions.edit, 'ams-installation-brand', '品牌：编辑与恢复'],
  [systemActions.list, 'ams-installation-system', '系统入口：查询'],
  [systemActions.edit, 'ams-installation-system', '系统入口：编辑'],
  [ssoClientActions.list, 'ams-installation-client', '单点登录：查询'],
  [ssoClientActions.edit, 'ams-installation-client', '单点登录：登记与更换密钥'],
  [channelActions.list, 'ams-installation-channel', '消息渠道：查询'],
  [channelActions.edit, 'ams-installation-channel', '消息渠道：发送测试消息'],
  [settingActions.list, 'ams-installation-setting', '系统设置：查询'],
  [settingActions.edit, 'ams-installation-setting', '系统设置：编辑'],
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
export function actionRows(systems: readonly System[]): ActionRow[] {
  const rows = [
    ...systems.flatMap(exportOfBoard),
    ...systems.flatMap(actionsOfRecords),
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

const exportOfBoard = ({ key, board }: System): ActionRow[] =>
  board
    ? [
        {
          code: board.exportAction,
          subsystem: key,
          menu_item_id: `${key}-dashboard-analysis`,
          describe: `${board.title}：导出`,
        },
      ]
    : [];

/** A record type names the section whose actions it asks for: `ors:stock`. Its steps have codes of the same section. */
function actionsOfRecords({ key, sections, recordTypes: all }: System): ActionRow[] {
  return Object.entries(sections).flatMap(([section, { title }]) => {
    const prefix = `${key}:${section}`;
    const types = all.filter(({ actions }) => actions === prefix);
    if (types.length === 0) return [];
    const place = { subsystem: key, menu_item_id: `${key}-${section}` };
    const isReadOnly = types.every(({ fromOutside }) => fromOutside);
    const verbs = Object.entries(isReadOnly ? readingVerbs : recordVerbs).map(([verb, word]) => ({
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
    ...(type.allBy === undefined ? [] : [[type.allBy, wordsOfAll(type)] as const]),
  ].map(([code, label]) => ({ code, ...place, describe: `${type.one}：${label}` }));

const wordsOfAll = ({ scope }: RecordType): string =>
  scope === 'stores' ? '查看全部门店' : '查看全部';

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

/** Tells the code that lets somebody see the records of every store from those that allow something else too. */
export const isOfAllStores = (code: string): boolean => code.endsWith(':all');

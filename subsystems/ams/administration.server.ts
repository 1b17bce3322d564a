import { accessRequestActions } from '@portal/contract/access/access-requests';
import { approverActions } from '@portal/contract/access/approvers';
import { auditActions } from '@portal/contract/administration/audit-log';
import { brandActions } from '@portal/contract/administration/brand';
import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import { firstRunAction } from '@portal/contract/administration/first-run';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import { settingActions } from '@portal/contract/administration/settings';
import { ssoClientActions } from '@portal/contract/administration/sso-clients';
import { systemActions } from '@portal/contract/administration/system-entries';
import { tenantActions } from '@portal/contract/administration/tenants';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { messageActions } from '@portal/contract/notices/messages';
import { channelActions } from '@portal/contract/notices/notification-channels';
import { policyActions } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import type { SystemMenu } from '@portal/contract/subsystems/system';

/**
 * The sections with which the portal itself is run. They are no part of `menu.ts`: their codes stand beside the calls that ask
 * for them, and the checks of all these calls would come with the entry of the pages, in 34 files of 53 kB compressed.
 */
export const administration: SystemMenu['sections'] = {
  notice: {
    title: '公告管理',
    icon: 'bell',
    pages: {
      list: { title: '公告列表', component: 'notice/List' },
      template: { title: '公告模板', component: 'notice/Templates' },
      message: {
        title: '消息列表',
        component: 'message/List',
        permission: messageActions.list,
      },
    },
  },
  organisation: {
    title: '组织与人员',
    icon: 'building',
    pages: {
      person: {
        title: '用户管理',
        component: 'people/Desk',
        permission: personActions.list,
      },
      department: {
        title: '部门管理',
        component: 'organisation/Departments',
        permission: organisationActions.list,
      },
      position: {
        title: '岗位管理',
        component: 'organisation/Positions',
        permission: organisationActions.list,
      },
      store: {
        title: '门店管理',
        component: 'organisation/Stores',
        permission: organisationActions.list,
      },
      group: {
        title: '事业部管理',
        component: 'organisation/Groups',
        permission: organisationActions.list,
      },
      company: {
        title: '公司管理',
        component: 'organisation/Companies',
        permission: organisationActions.list,
      },
      tenant: {
        title: '租户管理',
        component: 'organisation/Tenants',
        permission: tenantActions.list,
      },
      session: {
        title: '在线会话',
        component: 'sessions/Online',
        permission: sessionActions.list,
      },
    },
  },
  rule: {
    title: '角色规则',
    icon: 'users',
    component: 'shell/RoleRules',
    redirect: '/spsRule/roleRule/',
    permission: 'ams:role:list',
  },
  role: {
    title: '权限管理',
    icon: 'users',
    pages: {
      roles: { title: '角色管理', component: 'role/Roles', permission: policyActions.list },
      menu: { title: '菜单管理', component: 'role/Menus', permission: menuActions.list },
      publish: { title: '权限发布', component: 'role/Publish', permission: policyActions.list },
      request: {
        title: '权限申请',
        component: 'access/Requests',
        permission: accessRequestActions.list,
      },
      approver: {
        title: '申请审批人',
        component: 'access/Approvers',
        permission: approverActions.list,
      },
      signIn: {
        title: '登录与二次验证',
        component: 'sign-in/Desk',
        permission: signInActions.list,
      },
    },
  },
  base: {
    title: '基础数据',
    icon: 'book',
    pages: {
      dictionary: {
        title: '字典管理',
        component: 'base/Dictionaries',
        permission: dictionaryActions.list,
      },
      checkRule: {
        title: '编码规则',
        component: 'base/CheckRules',
        permission: checkRuleActions.list,
      },
      import: {
        title: '数据导入',
        component: 'base/Imports',
        permission: organisationActions.edit,
      },
    },
  },
  installation: {
    title: '平台设置',
    icon: 'settings',
    pages: {
      guide: {
        title: '开始使用',
        component: 'installation/FirstRun',
        permission: firstRunAction,
      },
      brand: { title: '品牌', component: 'installation/Brand', permission: brandActions.list },
      system: {
        title: '系统入口',
        component: 'installation/Systems',
        permission: systemActions.list,
      },
      client: {
        title: '单点登录',
        component: 'installation/Clients',
        permission: ssoClientActions.list,
      },
      channel: {
        title: '消息渠道',
        component: 'installation/Channels',
        permission: channelActions.list,
      },
      setting: {
        title: '系统设置',
        component: 'installation/Settings',
        permission: settingActions.list,
      },
    },
  },
  audit: {
    title: '审计',
    icon: 'shield',
    pages: {
      log: { title: '审计日志', component: 'audit/Log', permission: auditActions.list },
      signIn: {
        title: '登录失败',
        component: 'audit/FailedSignIns',
        permission: auditActions.list,
      },
    },
  },
  monitor: {
    title: '系统监控',
    icon: 'activity',
    pages: {
      health: { title: '系统健康', component: 'monitor/Health', permission: monitorActions.list },
      server: { title: '服务器', component: 'monitor/Server', permission: monitorActions.list },
      jvm: { title: 'JVM', component: 'monitor/Jvm', permission: monitorActions.list },
      tomcat: { title: 'Tomcat', component: 'monitor/Tomcat', permission: monitorActions.list },
      disk: { title: '磁盘', component: 'monitor/Disks', permission: monitorActions.list },
      database: {
        title: '数据库',
        component: 'monitor/Database',
        permission: monitorActions.list,
      },
      connection: {
        title: '连接与服务',
        component: 'monitor/Connections',
        permission: monitorActions.list,
      },
      trace: { title: '请求追踪', component: 'monitor/Traces', permission: monitorActions.list },
      job: { title: '后台任务', component: 'monitor/Jobs', permission: monitorActions.list },
      redis: { title: 'Redis 信息', component: 'monitor/Redis', permission: monitorActions.list },
      terminal: {
        title: 'Redis 终端',
        component: 'monitor/Terminal',
        permission: monitorActions.terminal,
      },
      logout: {
        title: '退出通知',
        component: 'sso/LogoutNotices',
        permission: logoutNoticeActions.list,
      },
      release: {
        title: '系统发布',
        component: 'release/Systems',
        permission: releaseActions.list,
      },
    },
  },
};

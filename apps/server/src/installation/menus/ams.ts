import { accessRequestActions } from '@portal/contract/access/access-requests';
import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import { chart, type SubsystemMenu } from '../menu.ts';

/** Administration. */
export const ams: SubsystemMenu = {
  key: 'ams',
  board: '行政看板',
  sections: {
    chart,
    notice: {
      title: '公告管理',
      icon: 'bell',
      pages: {
        list: { title: '公告列表', component: 'notice/List' },
        template: { title: '公告模板', component: 'notice/Templates' },
        message: { title: '消息记录', component: 'notice/SentCopies' },
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
        request: {
          title: '权限申请',
          component: 'access/Requests',
          permission: accessRequestActions.list,
        },
        signIn: {
          title: '登录与二次验证',
          component: 'sign-in/Desk',
          permission: signInActions.list,
        },
      },
    },
    monitor: {
      title: '系统监控',
      icon: 'activity',
      pages: {
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
  },
};

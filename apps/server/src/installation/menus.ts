import { logoutNoticeActions } from '@portal/contract/identity/logout-notices';
import { accessRequestActions } from '@portal/contract/access/access-requests';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { releaseActions } from '@portal/contract/subsystems/subsystem-releases';
import type { Item, SubsystemMenu } from './menu.ts';

/** The figures of a system drawn: with its board the second page that every system has. */
const chart = {
  title: '图表分析',
  icon: 'activity',
  component: 'dashboard/Chart',
} as const satisfies Item;

/**
 * The menus of an installation: every page that is built, and none that is not. A system without further pages has its
 * board and its charts, since nobody may switch to a menu of one item (spec section 4).
 */
export const menus: SubsystemMenu[] = [
  {
    key: 'ors',
    board: '经营看板',
    sections: {
      stock: {
        title: '库存管理',
        icon: 'box',
        pages: {
          transfer: {
            title: '调拨管理',
            pages: { out: { title: '调拨出库', component: 'stock/Transfers' } },
          },
          count: { title: '盘点单', component: 'stock/Counts' },
        },
      },
    },
  },
  { key: 'rcm', board: '渠道看板', sections: { chart } },
  { key: 'idss', board: '零售决策看板', sections: { chart } },
  { key: 'ops', board: '线上看板', sections: { chart } },
  { key: 'syfs', board: '防损看板', sections: { chart } },
  {
    key: 'imos',
    board: '商品看板',
    sections: {
      style: {
        title: '款式管理',
        icon: 'shirt',
        pages: { archive: { title: '款式档案', component: 'style/Styles' } },
      },
      replenish: {
        title: '补货调拨',
        icon: 'truck',
        pages: {
          suggest: { title: '补货建议', component: 'replenish/Suggestions' },
          approval: { title: '补货审批', component: 'dashboard/Tasks' },
        },
      },
      price: {
        title: '价格管理',
        icon: 'tag',
        pages: { adjust: { title: '调价单', component: 'price/Changes' } },
      },
    },
  },
  { key: 'gims', board: '采购生产看板', sections: { chart } },
  { key: 'gyl', board: '供应链看板', sections: { chart } },
  {
    key: 'crm',
    board: '会员看板',
    sections: {
      member: {
        title: '会员管理',
        icon: 'users',
        pages: { archive: { title: '会员档案', component: 'member/Members' } },
      },
      coupon: {
        title: '优惠券',
        icon: 'tag',
        pages: { template: { title: '券模板', component: 'coupon/Coupons' } },
      },
    },
  },
  { key: 'cas', board: '客声看板', sections: { chart } },
  {
    key: 'ams',
    board: '行政看板',
    sections: {
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
  },
  {
    key: 'hr',
    board: '人力看板',
    sections: {
      self: {
        title: '员工自助',
        icon: 'clipboard',
        pages: {
          workplace: { title: '工作台', component: 'dashboard/Workplace' },
          leave: { title: '请假申请', component: 'self/Leaves' },
        },
      },
      recruit: {
        title: '招聘管理',
        icon: 'file',
        pages: { demand: { title: '用人需求', component: 'recruit/Openings' } },
      },
    },
  },
  { key: 'cms', board: '内容看板', sections: { chart } },
  {
    key: 'lms',
    board: '法务看板',
    sections: {
      contract: {
        title: '合同管理',
        icon: 'file',
        pages: { review: { title: '合同评审', component: 'contract/Reviews' } },
      },
      dispute: {
        title: '诉讼仲裁',
        icon: 'scale',
        pages: { case: { title: '案件台账', component: 'dispute/Cases' } },
      },
    },
  },
  {
    key: 'dcp',
    board: '经营驾驶舱',
    sections: {
      screen: {
        title: '全屏大屏',
        icon: 'activity',
        pages: { group: { title: '集团总览', component: 'dashboard/Monitor' } },
      },
      sales: {
        title: '销售分析',
        icon: 'receipt',
        pages: { compare: { title: '同比环比', component: 'dashboard/Chart' } },
      },
    },
  },
];

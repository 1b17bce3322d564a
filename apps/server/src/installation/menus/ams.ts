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
    service: {
      title: '行政服务',
      icon: 'clipboard',
      pages: {
        supply: { title: '办公用品申领', component: 'service/Supplies' },
        repair: { title: '报修工单', component: 'service/Repairs' },
        visitor: { title: '访客登记', component: 'service/Visitors' },
        handover: { title: '资产领用归还', component: 'service/Handovers' },
      },
    },
    seal: { title: '用印申请', icon: 'shield', component: 'seal/Requests' },
    car: { title: '用车申请', icon: 'car', component: 'car/Requests' },
    asset: { title: '资产台账', icon: 'box', component: 'asset/Ledger' },
    desk: {
      title: '行政受理',
      icon: 'users',
      pages: {
        seal: { title: '用印审批', component: 'desk/Seals' },
        car: { title: '用车审批', component: 'desk/Cars' },
        supply: { title: '申领审批', component: 'desk/Supplies' },
        handover: { title: '领用归还审批', component: 'desk/Handovers' },
        repair: { title: '报修派单', component: 'desk/Repairs' },
        visitor: { title: '访客接待', component: 'desk/Visitors' },
        parcel: { title: '快递收发', component: 'desk/Parcels' },
      },
    },
    vehicle: { title: '车辆档案', icon: 'truck', component: 'vehicle/Fleet' },
    payment: { title: '合同付款', icon: 'wallet', component: 'payment/Vendors' },
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

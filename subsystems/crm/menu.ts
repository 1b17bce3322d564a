import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '会员看板', exportAction: 'crm:segment:export' };

/** The pages of user management, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  member: {
    title: '会员管理',
    icon: 'users',
    pages: {
      archive: { title: '会员档案', component: 'member/Members', records: 'members' },
      purchase: { title: '会员消费', component: 'member/Purchases' },
      level: { title: '等级规则', component: 'member/Levels', records: 'level-rules' },
    },
  },
  points: {
    title: '积分权益',
    icon: 'gift',
    pages: {
      entry: { title: '积分流水', component: 'points/Entries', records: 'point-entries' },
    },
  },
  coupon: {
    title: '优惠券',
    icon: 'tag',
    pages: {
      template: { title: '券模板', component: 'coupon/Coupons', records: 'coupons' },
      issue: { title: '发券批次', component: 'coupon/Batches', records: 'coupon-batches' },
    },
  },
  campaign: {
    title: '触达活动',
    icon: 'message',
    pages: { plan: { title: '活动计划', component: 'campaign/Campaigns', records: 'campaigns' } },
  },
  service: {
    title: '专属服务',
    icon: 'clipboard',
    pages: {
      visit: { title: '会员回访', component: 'service/Visits', records: 'member-visits' },
      refund: { title: '退款登记', component: 'service/Refunds', records: 'refunds' },
    },
  },
};

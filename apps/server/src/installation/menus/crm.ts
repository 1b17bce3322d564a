import type { SubsystemMenu } from '../menu.ts';

/** User management. */
export const crm: SubsystemMenu = {
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
};

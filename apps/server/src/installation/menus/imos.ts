import type { SubsystemMenu } from '../menu.ts';

/** Product operations. */
export const imos: SubsystemMenu = {
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
};

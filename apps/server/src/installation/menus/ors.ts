import type { SubsystemMenu } from '../menu.ts';

/** Store operations. */
export const ors: SubsystemMenu = {
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
    slip: {
      title: '销售小票',
      icon: 'receipt',
      pages: { list: { title: '小票查询', component: 'sales/Slips' } },
    },
  },
};

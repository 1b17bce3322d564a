import type { SubsystemMenu } from '../menu.ts';

/** Product operations. */
export const imos: SubsystemMenu = {
  key: 'imos',
  board: '商品看板',
  sections: {
    plan: {
      title: '商品企划',
      icon: 'calendar',
      pages: {
        wave: { title: '波段企划', component: 'plan/Waves' },
        launch: { title: '上市计划', component: 'plan/Launches' },
      },
    },
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
      pages: {
        adjust: { title: '调价单', component: 'price/Changes' },
        approval: { title: '调价审批', component: 'price/Approvals' },
        promotion: { title: '促销活动', component: 'price/Promotions' },
      },
    },
    stock: {
      title: '库存分析',
      icon: 'box',
      pages: {
        through: { title: '售罄分析', component: 'stock/SellThrough' },
        broken: { title: '缺码清单', component: 'stock/BrokenSizes' },
        alert: { title: '库存预警', component: 'stock/Alerts' },
        return: { title: '退货批次', component: 'stock/ReturnBatches' },
      },
    },
  },
};

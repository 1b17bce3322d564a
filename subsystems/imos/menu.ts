import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '商品看板', exportAction: 'imos:stock:export' };

/** The pages of product operations, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  plan: {
    title: '商品企划',
    icon: 'calendar',
    pages: {
      wave: { title: '波段企划', component: 'plan/Waves', records: 'waves' },
      launch: { title: '上市计划', component: 'plan/Launches', records: 'launches' },
    },
  },
  style: {
    title: '款式管理',
    icon: 'shirt',
    pages: { archive: { title: '款式档案', component: 'style/Styles', records: 'styles' } },
  },
  replenish: {
    title: '补货调拨',
    icon: 'truck',
    pages: {
      suggest: {
        title: '补货建议',
        component: 'replenish/Suggestions',
        records: 'replenishments',
      },
      approval: {
        title: '补货审批',
        component: 'dashboard/Tasks',
        records: 'replenishments',
        view: 'waiting',
      },
    },
  },
  price: {
    title: '价格管理',
    icon: 'tag',
    pages: {
      adjust: { title: '调价单', component: 'price/Changes', records: 'price-changes' },
      approval: {
        title: '调价审批',
        component: 'price/Approvals',
        records: 'price-changes',
        view: 'waiting',
      },
      promotion: { title: '促销活动', component: 'price/Promotions', records: 'promotions' },
    },
  },
  stock: {
    title: '库存分析',
    icon: 'box',
    pages: {
      through: { title: '售罄分析', component: 'stock/SellThrough' },
      broken: { title: '缺码清单', component: 'stock/BrokenSizes', records: 'broken-sizes' },
      alert: { title: '库存预警', component: 'stock/Alerts', records: 'stock-alerts' },
      return: { title: '退货批次', component: 'stock/ReturnBatches', records: 'return-batches' },
    },
  },
};

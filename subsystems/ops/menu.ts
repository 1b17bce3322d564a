import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '线上看板', exportAction: 'ops:order:export' };

/** The pages of the online shops, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  order: {
    title: '订单中心',
    icon: 'receipt',
    pages: {
      list: { title: '订单查询', component: 'order/Orders', records: 'orders' },
      exception: {
        title: '订单异常',
        component: 'order/Exceptions',
        records: 'order-exceptions',
      },
    },
  },
  fulfil: {
    title: '发货履约',
    icon: 'truck',
    pages: { task: { title: '发货任务', component: 'fulfil/Shipments', records: 'shipments' } },
  },
  aftersale: {
    title: '售后服务',
    icon: 'message',
    pages: {
      refund: { title: '退款售后', component: 'aftersale/AfterSales', records: 'after-sales' },
    },
  },
  goods: {
    title: '线上商品',
    icon: 'shirt',
    pages: { item: { title: '商品上架', component: 'goods/Listings', records: 'listings' } },
  },
  promotion: {
    title: '直播营销',
    icon: 'gift',
    pages: {
      live: { title: '直播排期', component: 'promotion/LiveSessions', records: 'live-sessions' },
    },
  },
  shop: {
    title: '店铺管理',
    icon: 'store',
    pages: { archive: { title: '店铺档案', component: 'shop/Shops', records: 'shops' } },
  },
  chart,
};

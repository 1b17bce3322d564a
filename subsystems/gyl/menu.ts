import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '供应链看板', exportAction: 'gyl:arrival:export' };

/** The pages of the supply chain, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  arrival: {
    title: '到货管理',
    icon: 'calendar',
    pages: {
      booking: { title: '到货预约', component: 'arrival/Bookings', records: 'bookings' },
      check: { title: '收货质检', component: 'arrival/Checks', records: 'arrival-checks' },
    },
  },
  warehouse: {
    title: '仓储作业',
    icon: 'box',
    pages: {
      receipt: { title: '入库单', component: 'warehouse/Receipts', records: 'receipts' },
      dispatch: { title: '拣货发货', component: 'warehouse/Dispatches', records: 'dispatches' },
    },
  },
  transport: {
    title: '运输配送',
    icon: 'truck',
    pages: {
      route: { title: '配送线路', component: 'transport/Routes', records: 'routes' },
      shipment: { title: '在途跟踪', component: 'transport/Shipments', records: 'shipments' },
    },
  },
  return: {
    title: '逆向物流',
    icon: 'receipt',
    pages: {
      store: { title: '退货入库', component: 'return/Returns', records: 'store-returns' },
    },
  },
  settlement: {
    title: '物流结算',
    icon: 'wallet',
    pages: {
      bill: { title: '物流对账', component: 'settlement/Bills', records: 'carrier-bills' },
    },
  },
  chart,
};

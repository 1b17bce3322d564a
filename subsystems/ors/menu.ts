import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '经营看板', exportAction: 'ors:sales:export' };

/** The pages of store operations, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  store: {
    title: '门店管理',
    icon: 'store',
    pages: {
      opening: {
        title: '开闭店登记',
        component: 'store/OpeningChecks',
        records: 'opening-checks',
      },
      change: {
        title: '开闭店申请',
        component: 'store/OpeningChanges',
        records: 'opening-changes',
      },
      repair: { title: '报修登记', component: 'store/Repairs', records: 'repairs' },
      fee: { title: '费用申请', component: 'store/Expenses', records: 'store-expenses' },
    },
  },
  patrol: { title: '巡店任务', icon: 'map', component: 'patrol/Patrols', records: 'patrols' },
  rectify: {
    title: '整改复核',
    icon: 'shield',
    component: 'patrol/Rectifications',
    records: 'rectifications',
  },
  stock: {
    title: '库存管理',
    icon: 'box',
    pages: {
      query: {
        title: '库存查询',
        component: 'stock/Query',
        shows: { type: 'imos/styles', action: 'ors:stock:list' },
      },
      transfer: {
        title: '调拨管理',
        pages: {
          out: { title: '调拨出库', component: 'stock/Transfers', records: 'stock-transfers' },
          in: {
            title: '调拨入库',
            component: 'stock/Incoming',
            records: 'stock-transfers',
            side: 'to',
          },
          receive: { title: '调拨收货', component: 'stock/Receiving' },
          difference: {
            title: '调拨差异',
            component: 'stock/TransferDifferences',
            records: 'stock-transfers',
            view: 'differing',
          },
        },
      },
      count: { title: '盘点单', component: 'stock/Counts', records: 'stock-counts' },
      counting: { title: '盘点录入', component: 'stock/Counting' },
      difference: {
        title: '盘点差异',
        component: 'stock/CountDifferences',
        records: 'stock-counts',
        view: 'differing',
      },
      replenish: {
        title: '补货申请',
        component: 'stock/Replenishments',
        records: 'replenishment-requests',
      },
      return: { title: '退仓申请', component: 'stock/Returns', records: 'warehouse-returns' },
      defect: { title: '次品登记', component: 'stock/Defects', records: 'defects' },
    },
  },
  slip: {
    title: '销售小票',
    icon: 'receipt',
    pages: { list: { title: '小票查询', component: 'sales/Slips', records: 'slips' } },
  },
  closing: {
    title: '门店日结',
    icon: 'wallet',
    pages: {
      day: { title: '当日日结', component: 'closing/DayClosing' },
      list: { title: '日结记录', component: 'closing/Closings', records: 'daily-closings' },
    },
  },
  sales: {
    title: '销售服务',
    icon: 'receipt',
    pages: {
      refund: { title: '退换货', component: 'sales/Returns', records: 'customer-returns' },
    },
  },
  goods: {
    title: '商品陈列',
    icon: 'shirt',
    pages: {
      display: { title: '陈列执行', component: 'goods/Displays', records: 'display-tasks' },
    },
  },
  member: {
    title: '会员服务',
    icon: 'users',
    pages: {
      visit: { title: '回访任务', component: 'member/Visits', records: 'customer-visits' },
    },
  },
  team: {
    title: '店员管理',
    icon: 'calendar',
    pages: {
      schedule: { title: '排班表', component: 'team/Schedule' },
      shift: { title: '班次明细', component: 'team/Shifts', records: 'shifts' },
    },
  },
};

import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '采购生产看板', exportAction: 'gims:purchase:export' };

/** The pages of procurement and manufacturing, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  purchase: {
    title: '采购管理',
    icon: 'receipt',
    pages: {
      order: { title: '采购订单', component: 'purchase/Orders', records: 'purchase-orders' },
      track: { title: '交期跟进', component: 'purchase/FollowUps', records: 'follow-ups' },
      delivery: { title: '到货单', component: 'purchase/Deliveries', records: 'deliveries' },
    },
  },
  quality: {
    title: '质量管理',
    icon: 'shield',
    pages: {
      inspection: { title: '质检单', component: 'quality/Inspections', records: 'inspections' },
    },
  },
  supplier: {
    title: '供应商',
    icon: 'users',
    pages: {
      archive: { title: '供应商档案', component: 'supplier/Suppliers', records: 'suppliers' },
    },
  },
  sample: {
    title: '打样管理',
    icon: 'shirt',
    pages: {
      order: { title: '打样单', component: 'sample/Samples', records: 'samples' },
    },
  },
  material: {
    title: '面辅料',
    icon: 'folder',
    pages: {
      archive: { title: '面辅料档案', component: 'material/Materials', records: 'materials' },
    },
  },
  factory: {
    title: '工厂管理',
    icon: 'factory',
    pages: {
      capacity: { title: '工厂产能', component: 'factory/Capacities', records: 'capacities' },
    },
  },
  production: {
    title: '生产排产',
    icon: 'calendar',
    pages: {
      schedule: { title: '排产计划', component: 'production/Plans', records: 'production-plans' },
    },
  },
  settlement: {
    title: '采购对账',
    icon: 'wallet',
    pages: {
      statement: {
        title: '供应商对账',
        component: 'settlement/Statements',
        records: 'supplier-statements',
      },
    },
  },
  chart,
};

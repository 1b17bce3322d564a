import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '零售决策看板', exportAction: 'idss:forecast:export' };

/** The pages of decisions about goods, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  allocation: {
    title: '货品分配',
    icon: 'box',
    pages: {
      suggest: { title: '配货建议', component: 'allocation/Suggestions', records: 'allocations' },
      size: { title: '断码齐码', component: 'allocation/BrokenSizes', records: 'broken-sizes' },
    },
  },
  display: {
    title: '陈列支持',
    icon: 'image',
    pages: {
      guide: { title: '陈列指引', component: 'display/Guides', records: 'display-guides' },
    },
  },
  analysis: {
    title: '货品分析',
    icon: 'chart',
    pages: {
      sell: { title: '畅滞销', component: 'analysis/SellThroughs', records: 'sell-throughs' },
      trial: { title: '试销', component: 'analysis/Trials', records: 'trials' },
      diagnosis: { title: '货品诊断', component: 'analysis/Diagnoses', records: 'diagnoses' },
    },
  },
  chart,
};

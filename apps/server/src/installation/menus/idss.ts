import { chart } from '@portal/contract/subsystems/menu';
import type { SystemMenu } from '@portal/contract/subsystems/system';

/**
 * Retail operations: decisions on what goods each store gets,
 * at what price they sell and how they are displayed.
 */
export const idss: SystemMenu = {
  key: 'idss',
  board: '零售决策看板',
  sections: {
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
  },
};

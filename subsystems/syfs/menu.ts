import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '防损看板', exportAction: 'syfs:case:export' };

/** The pages of loss prevention, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  ticket: {
    title: '小票稽核',
    icon: 'receipt',
    pages: {
      abnormal: { title: '异常小票', component: 'ticket/Exceptions', records: 'slip-exceptions' },
    },
  },
  discount: {
    title: '折扣稽核',
    icon: 'tag',
    pages: {
      check: { title: '折扣稽核单', component: 'discount/Checks', records: 'discount-checks' },
    },
  },
  cash: {
    title: '现金管理',
    icon: 'wallet',
    pages: {
      difference: {
        title: '现金差异',
        component: 'cash/Differences',
        records: 'cash-differences',
      },
    },
  },
  video: {
    title: '视频回溯',
    icon: 'image',
    pages: {
      check: { title: '录像抽查', component: 'video/Checks', records: 'spot-checks' },
    },
  },
  case: {
    title: '案件处理',
    icon: 'shield',
    pages: {
      list: { title: '防损案件', component: 'case/Cases', records: 'cases' },
    },
  },
  rule: {
    title: '规则配置',
    icon: 'settings',
    pages: {
      list: { title: '稽核规则', component: 'rule/Rules', records: 'rules' },
    },
  },
  chart,
};

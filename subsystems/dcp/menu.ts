import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '经营驾驶舱', exportAction: 'dcp:report:export' };

/** The pages of visual analytics, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  screen: {
    title: '全屏大屏',
    icon: 'activity',
    pages: { group: { title: '集团总览', component: 'dashboard/Monitor' } },
  },
  sales: {
    title: '销售分析',
    icon: 'receipt',
    pages: {
      compare: { title: '同比环比', component: 'dashboard/Chart' },
      region: { title: '区域对比', component: 'sales/Regions' },
      ranking: { title: '门店排行', component: 'sales/Stores' },
      category: { title: '品类结构', component: 'sales/Categories' },
      target: { title: '目标达成', component: 'sales/Targets' },
    },
  },
};

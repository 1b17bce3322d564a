import type { SubsystemMenu } from '../menu.ts';

/** Human resources. */
export const hr: SubsystemMenu = {
  key: 'hr',
  board: '人力看板',
  sections: {
    self: {
      title: '员工自助',
      icon: 'clipboard',
      pages: {
        workplace: { title: '工作台', component: 'dashboard/Workplace' },
        leave: { title: '请假申请', component: 'self/Leaves' },
      },
    },
    recruit: {
      title: '招聘管理',
      icon: 'file',
      pages: { demand: { title: '用人需求', component: 'recruit/Openings' } },
    },
  },
};

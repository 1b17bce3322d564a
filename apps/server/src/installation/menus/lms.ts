import type { SubsystemMenu } from '../menu.ts';

/** Legal. */
export const lms: SubsystemMenu = {
  key: 'lms',
  board: '法务看板',
  sections: {
    contract: {
      title: '合同管理',
      icon: 'file',
      pages: { review: { title: '合同评审', component: 'contract/Reviews' } },
    },
    dispute: {
      title: '诉讼仲裁',
      icon: 'scale',
      pages: { case: { title: '案件台账', component: 'dispute/Cases' } },
    },
  },
};

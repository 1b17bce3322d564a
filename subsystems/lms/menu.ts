import type { MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '法务看板', exportAction: 'lms:contract:export' };

/** The pages of legal, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  contract: {
    title: '合同管理',
    icon: 'file',
    pages: {
      review: { title: '合同评审', component: 'contract/Reviews', records: 'contract-reviews' },
      ledger: { title: '合同台账', component: 'contract/Ledger', records: 'contracts' },
      expire: {
        title: '到期提醒',
        component: 'contract/Renewals',
        records: 'contracts',
        view: 'due',
      },
    },
  },
  dispute: {
    title: '诉讼仲裁',
    icon: 'scale',
    pages: { case: { title: '案件台账', component: 'dispute/Cases', records: 'disputes' } },
  },
  property: {
    title: '知识产权',
    icon: 'shield',
    pages: {
      trademark: { title: '商标管理', component: 'property/Trademarks', records: 'trademarks' },
      patent: { title: '专利管理', component: 'property/Patents', records: 'patents' },
    },
  },
  authority: {
    title: '授权委托',
    icon: 'clipboard',
    component: 'authority/Letters',
    records: 'authorisations',
  },
  consult: {
    title: '法律咨询',
    icon: 'message',
    component: 'consult/Questions',
    records: 'consultations',
  },
  policy: { title: '制度法规库', icon: 'book', component: 'policy/Library', records: 'policies' },
  counterfeit: {
    title: '打假线索',
    icon: 'activity',
    component: 'counterfeit/Clues',
    records: 'counterfeit-clues',
  },
};

import { chart, type MenuItem } from '@portal/contract/subsystems/menu';

/** The board, which is the first page. */
export const board = { title: '渠道看板', exportAction: 'rcm:outlet:export' };

/** The pages of outlets and partners, by the first part of their address below the system. */
export const menu: Record<string, MenuItem> = {
  outlet: {
    title: '网点管理',
    icon: 'map',
    pages: { archive: { title: '网点档案', component: 'outlet/Outlets', records: 'outlets' } },
  },
  opening: {
    title: '开店与撤店',
    icon: 'store',
    pages: {
      apply: { title: '开店申请', component: 'opening/Openings', records: 'store-openings' },
      closing: { title: '撤店申请', component: 'opening/Closings', records: 'closings' },
    },
  },
  contract: {
    title: '租约管理',
    icon: 'file',
    pages: {
      lease: { title: '租约台账', component: 'contract/Leases', records: 'leases' },
      renewal: {
        title: '到期续签',
        component: 'contract/Renewals',
        records: 'leases',
        view: 'renewing',
      },
    },
  },
  partner: {
    title: '合作伙伴',
    icon: 'users',
    pages: {
      franchisee: {
        title: '加盟商档案',
        component: 'partner/Franchisees',
        records: 'franchisees',
      },
      deposit: { title: '保证金', component: 'partner/Deposits', records: 'deposits' },
    },
  },
  fitting: {
    title: '装修工程',
    icon: 'building',
    pages: { project: { title: '装修进度', component: 'fitting/Fittings', records: 'fittings' } },
  },
  chart,
};

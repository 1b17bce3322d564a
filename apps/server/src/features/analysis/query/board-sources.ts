import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** The facts a board is made from: sales of stores, visits of members, attendance and so on. */
export type Source = 'sales' | 'goods' | 'content' | 'members' | 'attendance' | 'records';

/** The board of each subsystem; no two show the same figures. */
export const boardOfSystem: Record<SubsystemKey, { title: string; source: Source }> = {
  ors: { title: '经营看板', source: 'sales' },
  rcm: { title: '渠道看板', source: 'records' },
  idss: { title: '零售决策看板', source: 'records' },
  ops: { title: '线上看板', source: 'records' },
  syfs: { title: '防损看板', source: 'records' },
  imos: { title: '商品看板', source: 'goods' },
  gims: { title: '采购生产看板', source: 'records' },
  gyl: { title: '供应链看板', source: 'records' },
  cms: { title: '内容看板', source: 'content' },
  dcp: { title: '经营驾驶舱', source: 'sales' },
  crm: { title: '会员看板', source: 'members' },
  cas: { title: '客声看板', source: 'records' },
  ams: { title: '行政看板', source: 'records' },
  hr: { title: '人力看板', source: 'attendance' },
  lms: { title: '法务看板', source: 'records' },
};

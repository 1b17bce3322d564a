import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** The facts a board is made from: sales of stores, visits of members, attendance and so on. */
export type Source = 'sales' | 'goods' | 'content' | 'members' | 'attendance' | 'records';

/** The boards that are made from facts; the others are counted from records. */
const factSources: Partial<Record<SubsystemKey, Source>> = {
  ors: 'sales',
  imos: 'goods',
  cms: 'content',
  dcp: 'sales',
  crm: 'members',
  hr: 'attendance',
};

export const sourceOfBoard = (system: SubsystemKey): Source => factSources[system] ?? 'records';

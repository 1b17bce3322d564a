import type { Reason } from '@portal/contract/explain';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import type { Memberships } from './store.ts';

/** Spec section 4: systems without a page in the portal. */
const elsewhere: ReadonlySet<string> = new Set<SubsystemKey>(['syfs', 'cas', 'idss', 'gims']);

export const isElsewhere = (system: SubsystemKey): boolean => elsewhere.has(system);

type Lack = Extract<Reason['kind'], 'no-store' | 'no-group' | 'no-company' | 'no-account-set'>;

/** Spec sections 2 and 4: what each system is about, and who belongs to none of it has nothing to see there. */
const needs: Partial<Record<SubsystemKey, { lack: Lack; has: (own: Memberships) => boolean }>> = {
  ors: { lack: 'no-store', has: ({ store }) => store },
  rcm: { lack: 'no-store', has: ({ store }) => store },
  crm: { lack: 'no-group', has: ({ group }) => group },
  imos: { lack: 'no-group', has: ({ group }) => group },
  cms: { lack: 'no-group', has: ({ group }) => group },
  ops: { lack: 'no-company', has: ({ company }) => company },
  gyl: { lack: 'no-account-set', has: ({ accountSets }) => accountSets.has('gyl') },
  gims: { lack: 'no-account-set', has: ({ accountSets }) => accountSets.has('gims') },
};

/** What somebody would have to belong to for a system to have anything to show them. */
export function lacksIn(system: SubsystemKey, own: Memberships): Reason[] {
  const need = needs[system];
  return need && !need.has(own) ? [{ kind: need.lack }] : [];
}

import { contextKindOf } from '@portal/contract/workplace/work-context';
import type { Reason } from '@portal/contract/access/explain';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Memberships } from './store.ts';

/** Spec section 4: these two ask for an account set of their own kind. */
const isOnAccountSets = (system: SubsystemKey): system is 'gims' | 'gyl' =>
  system === 'gims' || system === 'gyl';

/** What somebody would have to belong to for a system to have anything to show them. */
export function lacksIn(system: SubsystemKey, own: Memberships): Reason[] {
  if (isOnAccountSets(system)) {
    return own.accountSets.has(system) ? [] : [{ kind: 'no-account-set' }];
  }
  const kind = contextKindOf[system];
  return kind && !own[kind] ? [{ kind: `no-${kind}` }] : [];
}

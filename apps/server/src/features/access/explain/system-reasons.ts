import { contextKindOf } from '@portal/contract/workplace/work-context';
import type { Reason } from '@portal/contract/access/explain';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Memberships } from './store.ts';

/** Returns true for the two subsystems that need an account set of their own kind (spec section 4). */
const isOnAccountSets = (system: SubsystemKey): system is 'gims' | 'gyl' =>
  system === 'gims' || system === 'gyl';

/** Returns the memberships a user lacks for a subsystem to have data for them. */
export function lacksIn(system: SubsystemKey, own: Memberships): Reason[] {
  if (isOnAccountSets(system)) {
    return own.accountSets.has(system) ? [] : [{ kind: 'no-account-set' }];
  }
  const kind = contextKindOf[system];
  return kind && !own[kind] ? [{ kind: `no-${kind}` }] : [];
}

import { useQueryOf } from '@portal/client/queries';
import { listCompanies } from '@portal/contract/workplace/contexts';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';

/** Returns the number of companies the user may choose, in a system with that context; undefined while loading. */
export function useCompanyCount(system: SubsystemKey): number | undefined {
  const { data } = useQueryOf(listCompanies, {}, { quiet: true, enabled: system === 'ops' });
  return data?.length;
}

/** Tells whether there is nothing to switch to (spec section 6). */
export const useIsOneCompany = (system: SubsystemKey): boolean =>
  (useCompanyCount(system) ?? 2) < 2;

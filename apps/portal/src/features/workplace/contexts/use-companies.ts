import { queryOf } from '@portal/client/queries';
import { listCompanies } from '@portal/contract/workplace/contexts';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useQuery } from '@tanstack/react-query';

/** How many companies the person may choose from, where the system is about one; undefined until it is known. */
export function useCompanyCount(system: SubsystemKey): number | undefined {
  const { data } = useQuery({
    ...queryOf(listCompanies, {}, { quiet: true }),
    enabled: system === 'ops',
  });
  return data?.length;
}

/** With one company there is nothing to change to (spec section 6). */
export const useIsOneCompany = (system: SubsystemKey): boolean =>
  (useCompanyCount(system) ?? 2) < 2;

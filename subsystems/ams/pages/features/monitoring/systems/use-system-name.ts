import { listMonitoredSystems } from '@portal/contract/monitoring/systems';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useQueryOf } from '@portal/client/queries';

export interface SystemPageProps {
  title: string;
  system: SubsystemKey;
}

/** Returns the name of a registered system; its key until the name has come, and where it is registered no more. */
export function useSystemName(system: SubsystemKey): string {
  const { data = [] } = useQueryOf(listMonitoredSystems, {}, { quiet: true });
  return data.find(({ key }) => key === system)?.name ?? system;
}

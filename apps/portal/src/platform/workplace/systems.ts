import { queryOf } from '@portal/client/queries';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { useQuery } from '@tanstack/react-query';

const none: SubsystemEntry[] = [];

/** Every subsystem of the registry; empty until it is known. */
export const useSystems = (): SubsystemEntry[] =>
  useQuery(queryOf(listSubsystems, {})).data ?? none;

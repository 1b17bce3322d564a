import { useQueryOf } from '@portal/client/queries';
import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { useEffect, useState } from 'react';

const none: SubsystemEntry[] = [];

/** Returns every registered subsystem; empty until they are loaded. */
export const useSystems = (): SubsystemEntry[] => useQueryOf(listSubsystems, {}).data ?? none;

/** Returns a number that rises whenever what the user may see was fetched again, as it is after every change of it. */
export const useAccessVersion = (): number => useQueryOf(listSubsystems, {}).dataUpdatedAt;

/** Asks a query again once a version is another than when the component was first shown. */
export function useRefetch({ refetch }: { refetch: () => unknown }, version: number): void {
  const [first] = useState(version);
  useEffect(() => {
    if (version !== first) void refetch();
  }, [refetch, version, first]);
}

/** Groups systems by platform, in the order of the platforms; systems keep the server's order. */
export const groupByPlatform = (systems: readonly SubsystemEntry[]) =>
  platforms.map((platform) => ({
    ...platform,
    systems: systems.filter((system) => system.platform === platform.key),
  }));

/**
 * A user's way into a system: they have pages in it, they may apply for it, or nobody can enter it. An outside system
 * is one's own by a menu as well.
 */
export const accessTo = ({ enabled, permitted }: SubsystemEntry): 'mine' | 'apply' | 'closed' =>
  enabled ? (permitted ? 'mine' : 'apply') : 'closed';

import { useQueryOf } from '@portal/client/queries';
import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';

const none: SubsystemEntry[] = [];

/** Returns every registered subsystem; empty until they are loaded. */
export const useSystems = (): SubsystemEntry[] => useQueryOf(listSubsystems, {}).data ?? none;

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

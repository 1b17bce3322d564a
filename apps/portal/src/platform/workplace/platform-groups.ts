import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** The platforms in the order they are shown, each with its systems in the order the server gave them. */
export const groupByPlatform = (systems: readonly SubsystemEntry[]) =>
  platforms.map((platform) => ({
    ...platform,
    systems: systems.filter((system) => system.platform === platform.key),
  }));

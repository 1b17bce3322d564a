import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** Number shown without pins: one row. */
const defaultCount = 4;

interface FavouriteSources {
  /** In the chosen order; a system may have gone since. */
  pinned: readonly SubsystemKey[] | undefined;
  defaultSystem: SubsystemKey | undefined;
}

/**
 * Returns the favourite systems: those pinned, in their order; without any, the default system and the first of each
 * platform. Systems closed to the user are left out.
 */
export function favouritesOf(
  systems: readonly SubsystemEntry[],
  { pinned, defaultSystem }: FavouriteSources,
): SubsystemEntry[] {
  const open = systems.filter(({ enabled, permitted }) => enabled && permitted);
  const chosen = [...new Set(pinned)].flatMap((key) =>
    open.filter(({ sysType }) => sysType === key),
  );
  if (chosen.length > 0) return chosen;

  const isDefault = ({ sysType }: SubsystemEntry) => sysType === defaultSystem;
  const isFirst = ({ platform }: SubsystemEntry, place: number) =>
    open.findIndex((other) => other.platform === platform) === place;
  const offered = new Set([...open.filter(isDefault), ...open.filter(isFirst), ...open]);
  return [...offered].slice(0, defaultCount);
}

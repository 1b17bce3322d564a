import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** How many are shown to someone who has pinned none: one row. */
const few = 4;

interface Wishes {
  /** In the order they were chosen; a system may have gone since. */
  pinned: readonly SubsystemKey[] | undefined;
  defaultSystem: SubsystemKey | undefined;
}

/**
 * The systems at the top of the front page: those the person pinned, in their order; without any, the default system
 * and the first of each platform. What is not open to them is never among them.
 */
export function favouritesOf(
  systems: readonly SubsystemEntry[],
  { pinned, defaultSystem }: Wishes,
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
  return [...offered].slice(0, few);
}

import { recall, remember, storageKeys } from '@portal/client/storage';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { afterFirstPage } from '../platform/loading/first-page-shown.ts';
import { preload } from '../features/shell/stage/loading/loader.ts';
import { preloadProgram } from '../features/shell/stage/loading/shared-programs.ts';

/** The stored part of the system a user last landed in: enough to fetch its code, nothing about the user. */
const Landing = SubsystemEntry.omit({ permitted: true });

/** Returns the system last landed in with this browser; undefined when there is none. */
export const lastLanding = () => Landing.safeParse(recall(storageKeys.lastLanding)).data;

/** Fetches that system's code while the next user types. */
export function fetchLastLanding(): void {
  const last = lastLanding();
  if (last) void preload({ ...last, permitted: false });
}

/** Loads the code of the page at a path, and stores its system as the last one. */
export async function loadLanding(
  path: string,
  systems: readonly SubsystemEntry[],
  /** The page's name in its system. */
  component: Promise<string | null>,
): Promise<void> {
  const system = systems.find(({ sysType }) => sysType === subsystemOfPath(path));
  if (!system?.permitted) return;
  const loaded = preloadProgram(system);
  afterFirstPage(() => remember(storageKeys.lastLanding, Landing.parse(system)));
  const { subsystem } = await loaded;
  await subsystem.prepare?.(await component);
}

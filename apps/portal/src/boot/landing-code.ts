import { recall, remember, storageKeys } from '@portal/client/storage';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { afterFirstPage } from '../platform/loading/first-page-shown.ts';
import { preload } from '../features/shell/stage/loading/loader.ts';
import { preloadProgram } from '../features/shell/stage/loading/shared-programs.ts';

/** What is kept of the system somebody last landed in: enough to fetch its program, nothing of the person. */
const Landing = SubsystemEntry.omit({ permitted: true });

/** The system people of this browser land in; undefined where nobody has. */
export const lastLanding = () => Landing.safeParse(recall(storageKeys.lastLanding)).data;

/** Fetches the program of that system, while the next one types. */
export function fetchLastLanding(): void {
  const last = lastLanding();
  if (last) void preload({ ...last, permitted: false });
}

/** Loads the program of the page at a path ahead of it, and remembers which system that is in. */
export async function loadLanding(
  path: string,
  systems: readonly SubsystemEntry[],
  /** The name of the page in its system. */
  component: Promise<string | null>,
): Promise<void> {
  const system = systems.find(({ sysType }) => sysType === subsystemOfPath(path));
  if (!system?.permitted) return;
  const loaded = preloadProgram(system);
  afterFirstPage(() => remember(storageKeys.lastLanding, Landing.parse(system)));
  const { subsystem } = await loaded;
  await subsystem.prepare?.(await component);
}

import { recall, remember, storageKeys } from '@portal/client/storage';
import { subsystemOfPath } from '@portal/contract/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems';
import { preload } from '../features/stage/loader.ts';

/** What is kept of the system somebody last landed in: enough to fetch its program, nothing of the person. */
const Landing = SubsystemEntry.omit({ permitted: true });

/** Fetches the program of the system people of this browser land in, while the next one types. */
export function fetchLastLanding(): void {
  const last = Landing.safeParse(recall(storageKeys.lastLanding));
  if (last.success) void preload({ ...last.data, permitted: false });
}

/** Fetches the program of the system a path is in, and remembers which it was. */
export function fetchLanding(path: string, systems: readonly SubsystemEntry[]): void {
  const system = systems.find(({ sysType }) => sysType === subsystemOfPath(path));
  if (!system) return;
  void preload(system);
  remember(storageKeys.lastLanding, Landing.parse(system));
}

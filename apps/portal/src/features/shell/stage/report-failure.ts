import { send } from '@portal/client/send';
import { MountFault, reportFailedMount } from '@portal/contract/subsystems/failed-mounts';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { SubsystemFailure } from '@portal/subsystem/failure';
import { versionOf } from './version.ts';

/** Reports to the server that a version failed: after reports of several users everybody gets the version before. */
export async function reportFailure(
  system: SubsystemEntry,
  { kind }: SubsystemFailure,
): Promise<void> {
  const reason = MountFault.safeParse(kind);
  const version = versionOf(system);
  // Without a connection nothing comes up, and no version is to blame.
  if (!reason.success || version === undefined || !navigator.onLine) return;
  const failed = { sysType: system.sysType, version, reason: reason.data };
  await send(reportFailedMount, failed, { quiet: true }).catch(() => undefined);
}

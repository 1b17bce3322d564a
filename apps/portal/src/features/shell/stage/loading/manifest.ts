import { chunkTimeoutMs } from '@portal/contract/limits';
import { unprovedFile } from '@portal/contract/subsystems/manifest';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { Manifest, sdkVersion } from '@portal/subsystem/manifest';
import { fetchFromHost } from './fetch-from-host.ts';
import { findUnmet, type SharedModules } from './shared-modules.ts';

/** A manifest before its validation, and the base address of its files. */
export interface FoundManifest {
  answer: unknown;
  base: string;
}

/** Fetches the manifest as it is now, so that a release reaches open pages. */
export async function fetchManifest(
  { sysType, entry }: SubsystemEntry,
  signal: AbortSignal = AbortSignal.timeout(chunkTimeoutMs),
): Promise<FoundManifest> {
  if (entry === null) throw new SubsystemFailure('missing', `${sysType} has no entry.`);
  const base = new URL(entry, document.baseURI).href;
  const answer: unknown = await fetchFromHost(base, (response) => response.json(), signal);
  return { answer, base };
}

/**
 * Validates a manifest against this shell. @throws {SubsystemFailure} `manifest` for one that is no manifest of this
 * subsystem, `sdk` for one that needs another shell.
 */
export function checkedManifest(
  answer: unknown,
  { sysType }: Pick<SubsystemEntry, 'sysType'>,
  offered: SharedModules,
): Manifest {
  const parsed = Manifest.safeParse(answer);
  if (!parsed.success) {
    throw new SubsystemFailure('manifest', `The manifest of ${sysType} is malformed.`, {
      cause: parsed.error,
    });
  }
  const { key, sdk, requires } = parsed.data;
  if (key !== sysType) {
    throw new SubsystemFailure('manifest', `The manifest of ${sysType} is that of ${key}.`);
  }
  if (sdk !== sdkVersion) {
    throw new SubsystemFailure('sdk', `${key} speaks version ${sdk}, the shell ${sdkVersion}.`);
  }
  const unmet = findUnmet(requires, offered);
  if (unmet !== undefined) {
    throw new SubsystemFailure('sdk', `${key} needs ${unmet} ${requires[unmet]}.`);
  }
  const unproved = unprovedFile(parsed.data);
  if (unproved !== undefined) {
    throw new SubsystemFailure('manifest', `${key} has no integrity for ${unproved}.`);
  }
  return parsed.data;
}

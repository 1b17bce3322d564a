import { queryOf } from '@portal/client/queries';
import { chunkTimeoutMs } from '@portal/contract/limits';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { Manifest, sdkVersion } from '@portal/subsystem/manifest';
import { cache } from '#platform/cache.ts';
import { momentNow } from '#platform/clock.ts';
import { findUnmet, type SharedModules } from './shared-modules.ts';

/** A manifest this young is not asked for again, in milliseconds; a release reaches open pages when it is older. */
const freshMs = 30_000;

/** Whether what came with the list of systems may still be believed. Development has newer ones than any build. */
function isFresh(): boolean {
  if (import.meta.env.DEV) return false;
  const listedAt = cache.getQueryState(queryOf(listSubsystems, {}).queryKey)?.dataUpdatedAt ?? 0;
  return momentNow() - listedAt < freshMs;
}

/** The manifest as it is now: a release reaches the next visit, also in a page that has long been open. */
export async function fetchManifest(
  { sysType, entry, manifest }: SubsystemEntry,
  signal: AbortSignal = AbortSignal.timeout(chunkTimeoutMs),
): Promise<{ answer: unknown; base: string }> {
  if (entry === null) throw new SubsystemFailure('manifest', `${sysType} has no entry.`);
  const base = new URL(entry, document.baseURI).href;
  if (manifest && isFresh()) return { answer: manifest, base };
  try {
    const response = await fetch(base, { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`The manifest of ${sysType} answered ${response.status}.`);
    return { answer: await response.json(), base };
  } catch (error) {
    throw failureFrom(error, 'manifest');
  }
}

/**
 * The manifest, if this shell can carry out what it says.
 * @throws {SubsystemFailure} `manifest` for one that is no manifest of this subsystem, `sdk` for one that needs
 * another shell.
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
  const { key, sdk, requires, entry, css, preload, integrity } = parsed.data;
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
  const unproved = [entry, ...css, ...preload].find((file) => !Object.hasOwn(integrity, file));
  if (unproved !== undefined) {
    throw new SubsystemFailure('manifest', `${key} has no integrity for ${unproved}.`);
  }
  return parsed.data;
}

import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** Returns the release of a system that the registry gives the user; undefined for one without releases. */
export function versionOf({ manifest }: SubsystemEntry): string | undefined {
  const version = manifest?.['version'];
  return typeof version === 'string' ? version : undefined;
}

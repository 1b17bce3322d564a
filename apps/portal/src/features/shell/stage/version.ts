import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** The release of a system the registry gives the person; undefined for one without releases. */
export function versionOf({ manifest }: SubsystemEntry): string | undefined {
  const version = manifest?.['version'];
  return typeof version === 'string' ? version : undefined;
}

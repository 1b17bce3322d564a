import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { StoredRelease, StoredSubsystem } from '../store.ts';

/** A release somebody gets. */
export type InUse = Pick<StoredRelease, 'entry' | 'manifest'>;

const { thirdParam: ThirdParam, manifest: AnyManifest } = SubsystemEntry.shape;

interface Known {
  permitted: ReadonlySet<SubsystemKey>;
  /** What the person gets of those with releases, where they may enter. */
  releases: ReadonlyMap<string, InUse>;
  /** Where those are that people are carried over to. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** None for a subsystem this release does not know: its key could not be a path of the portal. */
export function presentSubsystem(
  { key, name, description, third_param, trusted_origins, ...stored }: StoredSubsystem,
  { permitted, releases, addresses }: Known,
): SubsystemEntry[] {
  if (!isSubsystemKey(key)) return [];
  const release = releases.get(key);
  const address = addresses[key];
  const thirdParam = ThirdParam.parse(third_param ?? undefined);
  return [
    {
      sysType: key,
      sysName: name,
      desc: description,
      icon: stored.icon,
      platform: stored.platform,
      enabled: stored.enabled,
      kind: stored.kind,
      entry: release?.entry ?? stored.entry,
      trustedOrigins: trusted_origins,
      permitted: permitted.has(key),
      ...(release && { manifest: AnyManifest.parse(release.manifest) }),
      ...(address && { address }),
      ...(thirdParam && { thirdParam }),
    },
  ];
}

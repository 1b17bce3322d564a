import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { StoredRelease, StoredSubsystem } from '../store.ts';

/** The release of a subsystem that a user gets. */
export type ReleaseInUse = Pick<StoredRelease, 'entry' | 'manifest'>;

const { thirdParam: ThirdParam, manifest: AnyManifest } = SubsystemEntry.shape;

interface UserView {
  permitted: ReadonlySet<SubsystemKey>;
  /** The release the user gets of each subsystem they may enter. */
  releases: ReadonlyMap<string, ReleaseInUse>;
  /** The addresses of subsystems outside the portal. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** Maps a subsystem; none if this build does not know its key, since the key is part of its paths. */
export function subsystemToWire(
  { key, name, description, third_param, trusted_origins, ...stored }: StoredSubsystem,
  { permitted, releases, addresses }: UserView,
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
      ...(release && { manifest: manifestToWire(release) }),
      ...(address && { address }),
      ...(thirdParam && { thirdParam }),
    },
  ];
}

/** Leaves out the names of pages: the menu has said which there are. */
function manifestToWire({ manifest }: ReleaseInUse) {
  const { components: _, ...rest } = AnyManifest.parse(manifest) ?? {};
  return rest;
}

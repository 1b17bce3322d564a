import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystem-keys';
import { SubsystemEntry } from '@portal/contract/subsystems';
import type { StoredSubsystem } from './store.ts';

const ThirdParam = SubsystemEntry.shape.thirdParam;

interface Known {
  permitted: ReadonlySet<SubsystemKey>;
  manifests: ReadonlyMap<string, Record<string, unknown>>;
  /** Where those are that people are carried over to. */
  addresses: Partial<Record<SubsystemKey, string | undefined>>;
}

/** None for a subsystem this release does not know: its key could not be a path of the portal. */
export function presentSubsystem(
  { key, name, description, third_param, trusted_origins, ...rest }: StoredSubsystem,
  { permitted, manifests, addresses }: Known,
): SubsystemEntry[] {
  if (!isSubsystemKey(key)) return [];
  const manifest = manifests.get(key);
  const address = addresses[key];
  const thirdParam = ThirdParam.parse(third_param ?? undefined);
  return [
    {
      ...rest,
      sysType: key,
      sysName: name,
      desc: description,
      trustedOrigins: trusted_origins,
      permitted: permitted.has(key),
      ...(manifest && { manifest }),
      ...(address && { address }),
      ...(thirdParam && { thirdParam }),
    },
  ];
}

import { type PlatformKey, platforms } from '@portal/contract/subsystem-keys';
import type { SubsystemEntry } from '@portal/contract/subsystems';
import type { WeaveName } from '@portal/ui/Weave';

/** Each platform is known by its cloth; people find a system by it before they read a name. */
const weaves = {
  retail: 'twill',
  product: 'houndstooth',
  user: 'knit',
  service: 'herringbone',
  visual: 'plain',
} as const satisfies Record<PlatformKey, WeaveName>;

/** The cloth of a system. */
export function weaveOf({ platform }: Pick<SubsystemEntry, 'platform'>): WeaveName {
  const known = platforms.find(({ key }) => key === platform);
  return weaves[known?.key ?? 'visual'];
}

/** The platforms in the order they are shown, each with its systems in the order the server gave them. */
export const grouped = (systems: readonly SubsystemEntry[]) =>
  platforms.map((platform) => ({
    ...platform,
    weave: weaves[platform.key],
    systems: systems.filter((system) => system.platform === platform.key),
  }));

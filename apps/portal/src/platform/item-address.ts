import type { ClientSession } from '@portal/client/session';
import type { SubsystemEntry } from '@portal/contract/subsystems';
import { type FrameUrl, frameUrl } from './frame-url.ts';

/** Where a menu item's page is, for the person of a session. */
export const itemAddress = (
  url: string,
  { token, tenantId }: ClientSession,
  systems: readonly SubsystemEntry[],
): FrameUrl =>
  frameUrl(url, {
    token,
    tenantId,
    trustedOrigins: systems.flatMap((system) => system.trustedOrigins),
    ownOrigin: location.origin,
  });

import { useSession } from '@portal/client/session';
import type { MenuItem } from '@portal/contract/permissions';
import { type FrameUrl, frameUrl, trustedOrigins } from '#platform/frame-url.ts';
import { useSystems } from '#platform/systems.ts';

/** Where a menu item's page is, with the token in its place; undefined until it is known whom we trust. */
export function useAddress({ meta }: MenuItem): FrameUrl | undefined {
  const session = useSession();
  const systems = useSystems();
  if (!session || systems.length === 0) return undefined;
  return frameUrl(meta.url ?? '', {
    token: session.token,
    tenantId: session.tenantId,
    trustedOrigins: trustedOrigins(systems),
    ownOrigin: location.origin,
  });
}

import { useSession } from '@portal/client/session';
import type { MenuItem } from '@portal/contract/permissions';
import type { FrameUrl } from '#platform/frame-url.ts';
import { itemAddress } from '#platform/item-address.ts';
import { useSystems } from '#platform/systems.ts';

/** Where a menu item's page is, with the token in its place; undefined until it is known whom we trust. */
export function useAddress({ meta }: MenuItem): FrameUrl | undefined {
  const session = useSession();
  const systems = useSystems();
  return session && systems.length > 0 ? itemAddress(meta.url ?? '', session, systems) : undefined;
}

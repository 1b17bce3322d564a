import { useSession } from '@portal/client/session';
import type { MenuItem } from '@portal/contract/access/permissions';
import { useEffect, useState } from 'react';
import {
  type ItemAddress,
  itemAddress,
  originsTrustedBy,
} from '#platform/navigation/menu-item-address.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';

interface ItemAddressState {
  /** Undefined until the trusted origins and the credential are known. */
  address: ItemAddress | undefined;
  /** Requests it again: a credential is good for one load. */
  ask: () => void;
}

/**
 * Returns the address of a menu item's page. It is requested once per mount and kept while the page is hidden, so that
 * a page kept alive is not loaded again; a new mount gets a new credential.
 */
export function useItemAddress({ id, meta }: MenuItem): ItemAddressState {
  const { url, urlCredential } = meta;
  const systems = useSystems();
  const { system } = useWorkplace();
  const isSignedIn = useSession() !== null;
  const isReady = isSignedIn && systems.length > 0;
  const [address, setAddress] = useState<ItemAddress>();

  // The server issues the credential in the address.
  useEffect(() => {
    if (address || !isReady) return undefined;
    let isGone = false;
    void (async () => {
      const found = await itemAddress(
        { id, url, urlCredential },
        originsTrustedBy(system, systems),
      );
      if (!isGone) setAddress(found);
    })();
    return () => void (isGone = true);
  }, [address, isReady, id, url, urlCredential, system, systems]);

  return { address, ask: () => setAddress(undefined) };
}

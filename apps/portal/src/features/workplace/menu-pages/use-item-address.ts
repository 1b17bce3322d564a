import { useSession } from '@portal/client/session';
import type { MenuItem } from '@portal/contract/access/permissions';
import { useEffect, useState } from 'react';
import { type ItemAddress, itemAddress, trustedBy } from '#platform/item-address.ts';
import { useSystems } from '#platform/systems.ts';
import { useWorkplace } from '#platform/workplace.ts';

interface Address {
  /** Undefined until it is known whom we trust, and what the page is handed. */
  address: ItemAddress | undefined;
  /** Asks anew: what a page was handed is good for one loading. */
  ask: () => void;
}

/**
 * Where a menu item's page is. It is found out once for each time the page is put up and kept while it is hidden, so
 * that a page kept alive is not loaded again; one that is put up again is handed something new.
 */
export function useAddress({ id, meta }: MenuItem): Address {
  const { url, urlCredential } = meta;
  const systems = useSystems();
  const { system } = useWorkplace();
  const isSignedIn = useSession() !== null;
  const isReady = isSignedIn && systems.length > 0;
  const [address, setAddress] = useState<ItemAddress>();

  // The server hands out what the address holds.
  useEffect(() => {
    if (address || !isReady) return undefined;
    let isGone = false;
    void (async () => {
      const found = await itemAddress({ id, url, urlCredential }, trustedBy(system, systems));
      if (!isGone) setAddress(found);
    })();
    return () => void (isGone = true);
  }, [address, isReady, id, url, urlCredential, system, systems]);

  return { address, ask: () => setAddress(undefined) };
}

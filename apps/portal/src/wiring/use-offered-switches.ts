import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { useEffect } from 'react';
import { offerAction } from '#platform/workplace/command-palette.ts';

/** Offers in the palette, too, what the person may switch between in the system they are in. */
export function useOfferedSwitches(switches: readonly MenuItem[]): void {
  // The palette is no part of what is drawn here.
  useEffect(() => {
    const withdrawals = switches.map(({ key, label, icon, onSelect }) =>
      offerAction({ key: `switch-${key}`, title: label, icon, run: onSelect }),
    );
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  }, [switches]);
}

import type { MenuItem } from '@portal/ui/overlays/DropdownMenu';
import { useEffect } from 'react';
import { offerAction } from '#platform/workplace/command-palette.ts';
import { useContextMenuItems } from '../features/workplace/contexts/use-context-menu-items.tsx';
import { useFullScreenItem } from '../features/shell/layout/use-full-screen-item.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** The user menu inside the shell, with the switches of the current system. */
export function ShellAccountMenu() {
  const switches = [...useContextMenuItems(), ...useFullScreenItem()];
  useOfferedSwitches(switches);
  return <AccountMenu switches={switches} />;
}

/** Offers the switches of the current system in the command palette as well. */
function useOfferedSwitches(switches: readonly MenuItem[]): void {
  // An effect, as the palette is not rendered here.
  useEffect(() => {
    const withdrawals = switches.map(({ key, label, icon, onSelect }) =>
      offerAction({ key: `switch-${key}`, title: label, icon, run: onSelect }),
    );
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  }, [switches]);
}

import { useContextMenuItems } from '../features/workplace/contexts/use-context-menu-items.tsx';
import { useFullScreenItem } from '../features/shell/layout/use-full-screen-item.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { useOfferedSwitches } from './use-offered-switches.ts';

/** Who is signed in, with what they may switch between in the system they are in. */
export function ShellAccountMenu() {
  const switches = [...useContextMenuItems(), ...useFullScreenItem()];
  useOfferedSwitches(switches);
  return <AccountMenu switches={switches} />;
}

import { useContextSwitches } from '../features/workplace/contexts/use-context-menu-items.tsx';
import { useFullScreen } from '../features/shell/layout/use-full-screen-item.tsx';
import { Account } from './Account.tsx';
import { useOfferedSwitches } from './use-offered-switches.ts';

/** Who is signed in, with what they may switch between in the system they are in. */
export function WorkAccount() {
  const switches = [...useContextSwitches(), ...useFullScreen()];
  useOfferedSwitches(switches);
  return <Account switches={switches} />;
}

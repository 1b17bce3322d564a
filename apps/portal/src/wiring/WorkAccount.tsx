import { useContextSwitches } from '../features/contexts/use-context-switches.tsx';
import { useFullScreen } from '../features/shell/use-full-screen.tsx';
import { Account } from './Account.tsx';
import { useOfferedSwitches } from './use-offered-switches.ts';

/** Who is signed in, with what they may switch between in the system they are in. */
export function WorkAccount() {
  const switches = [...useContextSwitches(), ...useFullScreen()];
  useOfferedSwitches(switches);
  return <Account switches={switches} />;
}

import { defaultSubsystem } from '@portal/contract/subsystems/subsystem-keys';
import { isSignInPage } from '../navigation/sign-in-paths.ts';
import { decide, type Destination } from './guard.ts';
import { needsNoMenu } from './audiences.ts';

/** The first thing to paint: the sign-in page, a page without the shell, or the shell's empty frame. */
export interface FirstPage {
  page: 'login' | 'plain' | 'shell';
  /** The address to show, when it differs from the one requested. */
  address: string | undefined;
}

/**
 * Decides the first paint from the address and the stored token alone. Without a token it shows the sign-in page at
 * once; with one, the guard decides as soon as the menu is there.
 */
export function firstPage(place: Destination, isSignedIn: boolean): FirstPage {
  const verdict = decide(place, { isSignedIn, system: defaultSubsystem, loaded: null });
  if (verdict === 'pass') return { page: drawnAt(place.path), address: undefined };
  // Both outcomes lead to the front page, or to a page that is loaded again.
  if ('ifAlive' in verdict) return { page: 'plain', address: undefined };
  const isLed = !isSignedIn && 'go' in verdict;
  return isLed ? { page: 'login', address: verdict.go } : { page: 'shell', address: undefined };
}

function drawnAt(path: string): FirstPage['page'] {
  if (isSignInPage(path)) return 'login';
  return needsNoMenu(path) ? 'plain' : 'shell';
}

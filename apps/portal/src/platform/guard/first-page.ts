import { defaultSubsystem } from '@portal/contract/subsystems/subsystem-keys';
import { paths } from '../navigation/paths.ts';
import { decide, type Destination } from './guard.ts';
import { isPublicPath, isSignInPage } from './public-paths.ts';

/** What there is to paint: the sign-in page, a page of its own, or the ground the shell will stand on. */
export interface FirstPage {
  page: 'login' | 'plain' | 'shell';
  /** Where that page is, when it is not where the person went. */
  address: string | undefined;
}

/**
 * What to paint before anything is known but the address and whether a token is kept. A stranger is led to the sign-in
 * page at once; where someone signed in belongs, the guard says when it has the menu.
 */
export function firstPage(place: Destination, isSignedIn: boolean): FirstPage {
  const verdict = decide(place, { isSignedIn, system: defaultSubsystem, loaded: null });
  if (verdict === 'pass') return { page: drawnAt(place.path), address: undefined };
  // Both lead to the portal's front page, or to a page that is loaded anew.
  if ('ifAlive' in verdict) return { page: 'plain', address: undefined };
  const isLed = !isSignedIn && 'go' in verdict;
  return isLed ? { page: 'login', address: verdict.go } : { page: 'shell', address: undefined };
}

function drawnAt(path: string): FirstPage['page'] {
  if (isSignInPage(path)) return 'login';
  return isPublicPath(path) || path === paths.singleSignOn ? 'plain' : 'shell';
}

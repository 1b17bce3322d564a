import { wireExternalSignIn } from '../features/identity/sign-in/external/external-sign-in.ts';
import { enter } from './shell.ts';

/**
 * Offers the sign-in methods of external services, loaded after the form. Resolves to whether one of them has signed
 * the user in without the form.
 */
export const offerOutsideWays = (place: HTMLElement): Promise<boolean> =>
  wireExternalSignIn((signedIn) => enter(signedIn, place));

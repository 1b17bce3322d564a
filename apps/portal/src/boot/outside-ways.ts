import { wireExternalSignIn } from '../features/identity/sign-in/external/external-sign-in.ts';
import { enter } from './shell.ts';

/**
 * Offers the ways of signing in that lean on a service outside. It comes after the form, which needs none of it. Answers
 * whether one of them has brought somebody who needs no form.
 */
export const offerOutsideWays = (place: HTMLElement): Promise<boolean> =>
  wireExternalSignIn((signedIn) => enter(signedIn, place));

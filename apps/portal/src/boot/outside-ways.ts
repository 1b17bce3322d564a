import { wireOutsideWays } from '../features/sign-in/outside/outside-ways.ts';
import { enter } from './shell.ts';

/** Offers the ways of signing in that lean on a service outside. It comes after the form, which needs none of it. */
export function offerOutsideWays(place: HTMLElement): void {
  void wireOutsideWays((signedIn) => enter(signedIn, place));
}

import { currentSession, endSession } from '@portal/client/session';
import { leaveFarewell } from './farewell-word.ts';
import { farewellCall, tellServer } from './farewell-call.ts';
import { loginWith, paths } from './paths.ts';
import { giveUpUnsaved } from './unsaved.ts';

/**
 * Signs out (spec section 4): the server is told whatever comes of it, everything of the person is wiped, and the page
 * starts anew at the login. `why` is shown there; `returnTo` is where the next sign-in leads. Without a network the page
 * says so and waits, since there is no login to be loaded. Never returns, since the page is over.
 */
export async function leave({ why, returnTo }: { why?: string; returnTo?: string } = {}) {
  // The call takes its headers now, before the token is gone, and outlives the page.
  const call = currentSession() ? farewellCall() : undefined;
  endSession();
  giveUpUnsaved();
  const said = [why, call && (await tellServer(call))].filter((words) => words !== undefined);
  if (said.length > 0) leaveFarewell(said.join('；'));
  location.assign(returnTo ? loginWith(returnTo) : paths.login);
  return new Promise<never>(() => undefined);
}

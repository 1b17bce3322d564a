import { currentSession, endSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { signOut } from '@portal/contract/session';
import { leaveFarewell } from './farewell-word.ts';
import { loginWith, paths } from './paths.ts';
import { giveUpUnsaved } from './unsaved.ts';

/**
 * Signs out (spec section 4): the server is told whatever comes of it, everything of the person is wiped, and the page
 * starts anew at the login. `why` is shown there; `returnTo` is where the next sign-in leads. Never answers, since the
 * page is over.
 */
export async function leave({ why, returnTo }: { why?: string; returnTo?: string } = {}) {
  // The call takes its headers now, before the token is gone, and outlives the page.
  if (currentSession()) {
    send(signOut, {}, { quiet: true, keepalive: true }).catch(() => undefined);
  }
  endSession();
  giveUpUnsaved();
  if (why) leaveFarewell(why);
  location.assign(returnTo ? loginWith(returnTo) : paths.login);
  return new Promise<never>(() => undefined);
}

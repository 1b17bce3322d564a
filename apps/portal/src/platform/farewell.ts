import { currentSession, endSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { signOut } from '@portal/contract/session';
import { leaveFarewell } from './farewell-word.ts';
import { loginWith, paths } from './paths.ts';
import { leaveWorkplace } from './workplace.ts';

/** The server is told, and not waited for much longer than it takes to say good-bye. */
const patienceMs = 2_000;

/**
 * Signs out (spec section 4): the server is told whatever comes of it, everything of the person is wiped, and the page
 * starts anew at the login. `why` is shown there; `returnTo` is where the next sign-in leads.
 */
export async function leave({ why, returnTo }: { why?: string; returnTo?: string } = {}) {
  // The call takes its headers now, before the token is gone.
  const told = currentSession()
    ? send(signOut, {}, { quiet: true, keepalive: true }).catch(() => null)
    : Promise.resolve(null);
  endSession();
  leaveWorkplace();
  if (why) leaveFarewell(why);
  await Promise.race([told, new Promise((done) => setTimeout(done, patienceMs))]);
  location.assign(returnTo ? loginWith(returnTo) : paths.login);
}

import { second } from '@portal/common/durations';
import { currentLook } from '@portal/client/look';
import { currentSession, endSession } from '@portal/client/session';
import { leaveLook } from './leave-look.ts';
import { storeSignOutMessage } from './sign-out-message.ts';
import { prepareSignOutCall, sendSignOut } from './sign-out-call.ts';
import { loginWith, paths } from '../navigation/paths.ts';
import { pause } from '../time/delay.ts';
import { savePending } from '../settings/preferences.ts';
import { discardUnsaved } from '../workplace/unsaved-changes.ts';

/** The sign-out does not wait longer for choices that are being saved, in milliseconds. */
const savingPatienceMs = second;

/**
 * Signs out (spec section 4): informs the server, wipes the user's data and loads the login page. `why` is shown there;
 * `returnTo` is the address after the next sign-in. Offline, the page says so and waits. Never resolves.
 */
export async function signOutToLogin({ why, returnTo }: { why?: string; returnTo?: string } = {}) {
  if (currentLook) return leaveLook();
  // Both calls take their headers now, before the token is gone, and outlive the page.
  const call = currentSession() ? prepareSignOutCall() : undefined;
  const saved = savePending();
  endSession();
  discardUnsaved();
  // After the sign-out the server would refuse what was chosen a moment before it.
  if (call) await Promise.race([saved, pause(savingPatienceMs)]);
  const said = [why, call && (await sendSignOut(call))].filter((words) => words !== undefined);
  if (said.length > 0) storeSignOutMessage(said.join('；'));
  location.assign(returnTo ? loginWith(returnTo) : paths.login);
  return new Promise<never>(() => undefined);
}

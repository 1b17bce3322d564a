import { beginSession, currentSession } from '@portal/client/session';
import { forget, storageKeys } from '@portal/client/storage';
import { refusals } from '@portal/contract/refusals';
import type { SignedIn } from '@portal/contract/session';
import { notify } from '@portal/ui/notify';
import { prepare, start } from '../app.tsx';
import type { Credentials } from '../features/sign-in/form.ts';
import { landingPath, prepareLanding } from '../features/sign-in/landing.ts';
import { requestSignInCode, signInWithCode } from '../features/sign-in/phone-sign-in.ts';
import { prepareSignIn, signIn } from '../features/sign-in/sign-in.ts';
import { adoptFrom } from '../platform/follow-address.ts';
import { settleSteps } from '../platform/settle-steps.ts';
import { signInSteps } from '../wiring/sign-in-steps.ts';
import { fetchLanding, fetchLastLanding } from './landing-code.ts';
import { showStep } from './show-step.tsx';

/** Starts the shell for somebody who is signed in already, or at a page that is open to all. */
export function resume(place: HTMLElement): void {
  const { page } = document.documentElement.dataset;
  if (currentSession()) adoptFrom(location);
  if (page === 'shell' && currentSession()) fetchAhead(location.pathname + location.search);
  start(place);
}

/** Asks for what the page at the path will need, all at once. */
function fetchAhead(path: string): void {
  prepareLanding(path).then(
    (systems) => fetchLanding(path, systems),
    () => undefined,
  );
}

export { requestSignInCode };

/** Fetches ahead of need, on the sign-in page. What fails now is tried again when it is needed. */
export function makeReady(place: HTMLElement): void {
  prepareSignIn().catch(() => undefined);
  fetchLastLanding();
  for (const weight of [500, 600]) void document.fonts.load(`${weight} 14px 'Portal Num'`);
  prepare(place);
}

/**
 * Signs in by work number and puts the shell in the place of the form.
 * @throws {CallProblem} with the words to be shown above the form.
 */
export async function signInAndStart(
  { workNo, password, keepsWorkNo }: Credentials,
  place: HTMLElement,
): Promise<void> {
  const signedIn = await signIn({ workNo, password });
  await enter(signedIn, place);
  if (!keepsWorkNo) forget(storageKeys.loginUsername);
}

/** The same by the code sent to a telephone. */
export async function signInByPhoneAndStart(
  shown: { phone: string; code: string },
  place: HTMLElement,
): Promise<void> {
  await enter(await signInWithCode(shown), place);
}

/**
 * Where every way of signing in ends in the browser: at the page the person lands on, once nothing is due that has to
 * be settled before.
 * @throws when the person turns back.
 */
export async function enter(signedIn: SignedIn, place: HTMLElement): Promise<void> {
  beginSession(await settleSteps(signedIn, { steps: signInSteps, show: showStep }));
  const path = landingPath(location.search, location.origin);
  adoptFrom(new URL(path, location.origin));
  // Before the page changes, which is work as well: the server works meanwhile.
  fetchAhead(path);
  history.replaceState(null, '', path);
  document.documentElement.dataset['page'] = 'shell';
  start(place);
  if (signedIn.multi_depart === 0) {
    notify({ kind: 'warning', text: refusals['department.none'].message });
  }
}

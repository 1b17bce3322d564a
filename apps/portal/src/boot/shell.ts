import { beginSession, currentSession } from '@portal/client/session';
import { forget, storageKeys } from '@portal/client/storage';
import { refusals } from '@portal/contract/refusals';
import type { SignedIn } from '@portal/contract/identity/session';
import { notify } from '@portal/ui/feedback/notify';
import { prepare, start } from '../app.tsx';
import type { Credentials } from '../features/identity/sign-in/sign-in-form.ts';
import {
  expectLanding,
  type ExpectedLanding,
  keepLandingAnswers,
  landingPath,
  prefetchLanding,
} from '../features/identity/sign-in/landing-prefetch.ts';
import { requestSignInCode, signInWithCode } from '../features/identity/sign-in/phone-sign-in.ts';
import { prepareSignIn, signIn } from '../features/identity/sign-in/sign-in.ts';
import { expectFirstPageCode } from '../platform/loading/first-page-code.ts';
import { adoptContextFrom } from '../platform/context/sync-context-with-address.ts';
import { completePendingSteps } from '../platform/session/pending-steps.ts';
import { signInSteps } from '../wiring/sign-in-steps.ts';
import { fetchLastLanding, lastLanding, loadLanding } from './landing-code.ts';
import { rehearse } from './rehearsal/rehearse.tsx';
import { showStep } from './show-step.tsx';

/** Starts the shell for somebody who is signed in already, or at a page that is open to all. */
export function resume(place: HTMLElement): void {
  const { page } = document.documentElement.dataset;
  if (currentSession()) adoptContextFrom(location);
  if (page === 'shell' && currentSession()) {
    expectFirstPageCode(fetchAhead(location.pathname + location.search));
  }
  start(place);
}

/** Asks for what the page at the path will need, all at once; resolves when its program is there, or is not to be had. */
async function fetchAhead(path: string): Promise<void> {
  const { systems, component } = prefetchLanding(path);
  try {
    await loadLanding(path, await systems, component);
  } catch {
    // The page asks by itself, and says what is wrong.
  }
}

export { requestSignInCode };

/** Fetches ahead of need, on the sign-in page. What fails now is tried again when it is needed. */
export function makeReady(place: HTMLElement): void {
  prepareSignIn().catch(() => undefined);
  fetchLastLanding();
  for (const weight of [500, 600]) void document.fonts.load(`${weight} 14px 'Portal Num'`);
  const { router } = prepare(place);
  requestIdleCallback(() => rehearse(router));
}

/**
 * Signs in by work number and puts the shell in the place of the form.
 * @throws {CallProblem} with the words to be shown above the form.
 */
export async function signInAndStart(
  { workNo, password, keepsWorkNo }: Credentials,
  place: HTMLElement,
  whenIn: () => void,
): Promise<void> {
  const foreseen = expectLanding(location, lastLanding()?.sysType);
  const signedIn = await signIn({ workNo, password }, foreseen.questions);
  await enter(signedIn, place, { foreseen, whenIn });
  if (!keepsWorkNo) forget(storageKeys.loginUsername);
}

/** The same by the code sent to a telephone. */
export async function signInByPhoneAndStart(
  shown: { phone: string; code: string },
  place: HTMLElement,
  whenIn: () => void,
): Promise<void> {
  const foreseen = expectLanding(location, lastLanding()?.sysType);
  const signedIn = await signInWithCode(shown, foreseen.questions);
  await enter(signedIn, place, { foreseen, whenIn });
}

interface Entering {
  /** What was asked along. */
  foreseen?: ExpectedLanding;
  whenIn?: () => void;
}

/**
 * Where every way of signing in ends in the browser: at the page the person lands on, once nothing is due that has to
 * be settled before.
 * @throws when the person turns back.
 */
export async function enter(
  signedIn: SignedIn,
  place: HTMLElement,
  { foreseen, whenIn }: Entering = {},
): Promise<void> {
  beginSession(await completePendingSteps(signedIn, { steps: signInSteps, show: showStep }));
  whenIn?.();
  const path = landingPath(location.search, location.origin);
  adoptContextFrom(new URL(path, location.origin));
  if (foreseen) keepLandingAnswers(path, foreseen, signedIn.along);
  // Before anything else is done, which takes its time as well: the server works meanwhile.
  expectFirstPageCode(fetchAhead(path));
  history.replaceState(null, '', path);
  start(place);
  if (signedIn.multi_depart === 0) {
    notify({ kind: 'warning', text: refusals['department.none'].message });
  }
}

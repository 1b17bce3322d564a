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

/** Starts the shell for a signed-in user or on a public page. */
export function resume(place: HTMLElement): void {
  const { page } = document.documentElement.dataset;
  if (currentSession()) adoptContextFrom(location);
  if (page === 'shell' && currentSession()) {
    expectFirstPageCode(fetchAhead(location.pathname + location.search));
  }
  start(place);
}

/** Requests all data of the page at the path at once; resolves when its code has loaded or failed. */
async function fetchAhead(path: string): Promise<void> {
  const { systems, component } = prefetchLanding(path);
  try {
    await loadLanding(path, await systems, component);
  } catch {
    // The page sends its own calls and shows their errors.
  }
}

export { requestSignInCode };

/** Prefetches on the sign-in page. A failure is repeated when the data is needed. */
export function makeReady(place: HTMLElement): void {
  prepareSignIn().catch(() => undefined);
  fetchLastLanding();
  for (const weight of [500, 600]) void document.fonts.load(`${weight} 14px 'Portal Num'`);
  const { router } = prepare(place);
  requestIdleCallback(() => rehearse(router));
}

/**
 * Signs in by work number and replaces the form by the shell.
 * @throws {CallProblem} with the message to show above the form.
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

/** Signs in by the code sent to a phone. */
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
  /** The calls sent along with the sign-in. */
  foreseen?: ExpectedLanding;
  whenIn?: () => void;
}

/**
 * Completes a sign-in by any method: pending steps first, then the page the user lands on.
 * @throws when the user cancels a step.
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
  // Sent first: the server works while the shell renders.
  expectFirstPageCode(fetchAhead(path));
  history.replaceState(null, '', path);
  start(place);
  if (signedIn.multi_depart === 0) {
    notify({ kind: 'warning', text: refusals['department.none'].message });
  }
}

import { beginSession, currentSession } from '@portal/client/session';
import { forget, storageKeys } from '@portal/client/storage';
import { refusals } from '@portal/contract/refusals';
import type { SignedIn } from '@portal/contract/identity/session';
import { notify } from '@portal/ui/feedback/notify';
import { prepare, start } from '../app.tsx';
import type { Credentials } from '../features/identity/sign-in/sign-in-form.ts';
import { requestSignInCode, signInWithCode } from '../features/identity/sign-in/phone-sign-in.ts';
import { prepareSignIn, signIn } from '../features/identity/sign-in/sign-in.ts';
import { expectFirstPageCode } from '../platform/loading/first-page-code.ts';
import { adoptContextFrom } from '../platform/context/sync-context-with-address.ts';
import { completePendingSteps } from '../platform/session/pending-steps.ts';
import { signInSteps } from '../wiring/sign-in-steps.ts';
import {
  expectLanding,
  type ExpectedLanding,
  fetchLanding,
  fetchLastLanding,
  keepLandingAnswers,
  landingPath,
} from './landing.ts';
import { warmUp } from './warm-up/warm-up.tsx';
import { showStep } from './show-step.tsx';

/** Starts the shell for a signed-in user or on a public page. */
export function resume(place: HTMLElement): void {
  const { page } = document.documentElement.dataset;
  if (currentSession()) adoptContextFrom(location);
  if (page === 'shell' && currentSession()) {
    expectFirstPageCode(fetchLanding(location.pathname + location.search));
  }
  start(place);
}

export { requestSignInCode };

/** Prefetches on the sign-in page. A failure is repeated when the data is needed. */
export function makeReady(place: HTMLElement): void {
  prepareSignIn().catch(() => undefined);
  fetchLastLanding();
  for (const weight of [500, 600]) void document.fonts.load(`${weight} 14px 'Portal Num'`);
  const { router } = prepare(place);
  requestIdleCallback(() => warmUp(router));
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
  const expected = expectLanding();
  const signedIn = await signIn({ workNo, password }, expected.calls);
  await enter(signedIn, place, { expected, whenIn });
  if (!keepsWorkNo) forget(storageKeys.loginUsername);
}

/** Signs in by the code sent to a phone. */
export async function signInByPhoneAndStart(
  shown: { phone: string; code: string },
  place: HTMLElement,
  whenIn: () => void,
): Promise<void> {
  const expected = expectLanding();
  const signedIn = await signInWithCode(shown, expected.calls);
  await enter(signedIn, place, { expected, whenIn });
}

interface Entering {
  /** The calls sent along with the sign-in. */
  expected?: ExpectedLanding;
  whenIn?: () => void;
}

/**
 * Completes a sign-in by any method: pending steps first, then the page the user lands on.
 * @throws when the user cancels a step.
 */
export async function enter(
  signedIn: SignedIn,
  place: HTMLElement,
  { expected, whenIn }: Entering = {},
): Promise<void> {
  beginSession(await completePendingSteps(signedIn, { steps: signInSteps, show: showStep }));
  whenIn?.();
  const path = landingPath();
  adoptContextFrom(new URL(path, location.origin));
  if (expected) keepLandingAnswers(path, expected, signedIn.along);
  // Sent first: the server works while the shell renders.
  expectFirstPageCode(fetchLanding(path));
  history.replaceState(null, '', path);
  start(place);
  if (signedIn.multi_depart === 0) {
    notify({ kind: 'warning', text: refusals['department.none'].message });
  }
}

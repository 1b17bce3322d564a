import { beginSession, currentSession } from '@portal/client/session';
import { isSameUserAndTenant } from '#platform/session/session-in-other-tabs.ts';
import { signIn } from '../features/identity/sign-in/sign-in.ts';
import { completePendingSteps, type ShowStep } from '#platform/session/pending-steps.ts';
import { signInSteps } from './sign-in-steps.ts';

/**
 * Signs the current user in again by password and leaves the page as it is. When the tenant has changed, it reloads.
 * @throws {CallProblem} or {SignInCancelled}, with the message to show.
 */
export async function signInAgain(password: string, show: ShowStep): Promise<void> {
  const before = currentSession();
  if (!before) throw new Error('nobody is signed in who could do so again');
  const { workNo } = before.person;
  const signedIn = await signIn({ workNo, password });
  const now = beginSession(await completePendingSteps(signedIn, { steps: signInSteps, show }));
  if (!isSameUserAndTenant(now, before)) location.reload();
}

import { beginSession, currentSession } from '@portal/client/session';
import { isSameUserAndTenant } from '#platform/session/session-in-other-tabs.ts';
import { signIn } from '../features/identity/sign-in/sign-in.ts';
import { completePendingSteps, type ShowStep } from '#platform/session/pending-steps.ts';
import { signInSteps } from './sign-in-steps.ts';

/**
 * Signs the person of this page in again, by password, with the page as it is. Should they now work for another tenant,
 * nothing on the page is true any more and it starts anew.
 * @throws {CallProblem} or {GivenUp}, with the words to be shown.
 */
export async function signInAgain(password: string, show: ShowStep): Promise<void> {
  const before = currentSession();
  if (!before) throw new Error('nobody is signed in who could do so again');
  const { workNo } = before.person;
  const signedIn = await signIn({ workNo, password });
  const now = beginSession(await completePendingSteps(signedIn, { steps: signInSteps, show }));
  if (!isSameUserAndTenant(now, before)) location.reload();
}

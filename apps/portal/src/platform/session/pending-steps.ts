import { isNotFetched } from '@portal/subsystem/failure';
import { send } from '@portal/client/send';
import { proposeSession, withdrawProposal } from '@portal/client/session';
import { type SignedIn, signOut } from '@portal/contract/identity/session';
import type { ComponentType } from 'react';
import { loadFailureMessages } from '../loading/load-failure-messages.ts';
import type { SignInStep, SignInStepProps } from './sign-in-step.ts';

/** Shows a step until it is done, which returns what changed, or cancelled, which returns nothing. */
export type ShowStep = (
  Step: ComponentType<SignInStepProps>,
  signedIn: SignedIn,
) => Promise<Partial<SignedIn> | undefined>;

/** The user cancelled a step. */
class SignInCancelled extends Error {
  override name = 'GivenUp';
  constructor() {
    super('登录未完成，请重新登录');
  }
}

const loadStep = (step: SignInStep) =>
  step.load().catch((cause: unknown) => {
    throw new Error(loadFailureMessages[isNotFetched(cause) ? 'broken' : 'faulty'], { cause });
  });

/**
 * Completes the pending steps of a sign-in one after the other, and returns the sign-in as it is after them.
 * @throws {SignInCancelled} when the user cancels; the new session is ended then.
 */
export async function completePendingSteps(
  signedIn: SignedIn,
  { steps, show }: { steps: readonly SignInStep[]; show: ShowStep },
): Promise<SignedIn> {
  let settled = signedIn;
  try {
    for (const step of steps) {
      if (!settled.due.includes(step.due)) continue;
      proposeSession(settled);
      const news = await show(await loadStep(step), settled);
      if (!news) throw new SignInCancelled();
      settled = { ...settled, ...news, due: settled.due.filter((due) => due !== step.due) };
    }
    return settled;
  } catch (error) {
    // Sent while calls still carry the proposed session.
    send(signOut, {}, { quiet: true }).catch(() => undefined);
    withdrawProposal();
    throw error;
  }
}

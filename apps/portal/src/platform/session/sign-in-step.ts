import type { PendingStep } from '@portal/contract/call';
import type { SignedIn } from '@portal/contract/identity/session';
import type { ComponentType } from 'react';

/** A step between authentication and landing, registered in `wiring/sign-in-steps.ts`. */
export interface SignInStep {
  due: PendingStep;
  /** Loads the step's component; called only when the step is due. */
  load: () => Promise<ComponentType<SignInStepProps>>;
}

/**
 * The props of a step, which shows in place of the sign-in form or in the dialog to sign in again. Its calls carry the
 * new token, which is not stored in the browser before all steps are done.
 */
export interface SignInStepProps {
  signedIn: SignedIn;
  /** Completes the step, with the changed members of the sign-in's answer. */
  onDone: (news?: Partial<SignedIn>) => void;
  /** Cancels the sign-in: the session ends and the form is back. */
  onCancel: () => void;
}

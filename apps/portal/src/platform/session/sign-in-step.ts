import type { PendingStep } from '@portal/contract/call';
import type { SignedIn } from '@portal/contract/identity/session';
import type { ComponentType } from 'react';

/** What somebody settles between proving who they are and landing. Registered in `wiring/sign-in-steps.ts`. */
export interface SignInStep {
  due: PendingStep;
  /** Brings the component that settles it; asked for only when it is due. */
  load: () => Promise<ComponentType<SignInStepProps>>;
}

/**
 * Shown in the place of the sign-in form, and in the dialog in which one signs in again; it may open a dialog of its
 * own. Calls it makes go out with the new token, which is not kept on the browser before everything is settled.
 */
export interface SignInStepProps {
  signedIn: SignedIn;
  /** The due is settled; takes along what the sign-in's answer would say differently now. */
  onDone: (news?: Partial<SignedIn>) => void;
  /** The person would rather not: the session ends and the form is back. */
  onCancel: () => void;
}

import type { SignedIn } from '@portal/contract/identity/session';
import type { Visitor } from './session.ts';

/**
 * Makes the session of somebody who has proved who they are, by `method` ('password', 'phone', …). Every way of signing
 * in ends here, and nothing else makes a session. It looks at the person's standing itself: who is frozen stays out.
 */
export type LetIn = (
  personId: string,
  how: {
    method: string;
    visitor: Visitor;
    /** The browser, where the person has signed in on it before. */
    knownDevice?: string | undefined;
  },
) => Promise<SignedIn>;

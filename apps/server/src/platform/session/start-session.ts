import type { SignedIn } from '@portal/contract/identity/session';
import type { Visitor } from './session.ts';

/**
 * Starts the session of an authenticated user; `method` is 'password', 'phone', …. Every sign-in method ends here, and
 * nothing else starts a session. It refuses frozen users itself.
 */
export type StartSession = (
  personId: string,
  how: {
    method: string;
    visitor: Visitor;
    /** The browser, where the person has signed in on it before. */
    knownDevice?: string | undefined;
  },
) => Promise<SignedIn>;

import { ExpiredDialog } from '../features/expired/ExpiredDialog.tsx';
import { PasswordHost } from '../features/password/PasswordHost.tsx';
import { FreshProofHost } from '../features/second-factor/FreshProofHost.tsx';
import { signInAgain } from './sign-in-again.ts';

/** The dialogs about the person's own account, which may appear above any page. */
export const AccountDialogs = () => (
  <>
    <PasswordHost signInAgain={signInAgain} />
    <FreshProofHost />
    <ExpiredDialog signInAgain={signInAgain} />
  </>
);

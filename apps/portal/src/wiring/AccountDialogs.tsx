import { ExpiredHost } from '../features/identity/expired-session/ExpiredHost.tsx';
import { PasswordHost } from '../features/identity/password/PasswordHost.tsx';
import { ReauthenticationHost } from '../features/identity/second-factor/authentication/ReauthenticationHost.tsx';
import { signInAgain } from './sign-in-again.ts';

/** The dialogs about the user's own account, which can show above any page. */
export const AccountDialogs = () => (
  <>
    <PasswordHost signInAgain={signInAgain} />
    <ReauthenticationHost />
    <ExpiredHost signInAgain={signInAgain} />
  </>
);

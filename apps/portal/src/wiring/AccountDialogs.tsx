import { ExpiredDialog } from '../features/expired/ExpiredDialog.tsx';
import { signInAgain } from './sign-in-again.ts';

/** The dialogs about the person's own account, which may appear above any page. */
export const AccountDialogs = () => <ExpiredDialog signInAgain={signInAgain} />;

import { useSession } from '@portal/client/session';
import { useCell } from '@portal/common/cell';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import type { ExpiredDialogProps } from './ExpiredDialog.tsx';
import { sessionExpiry } from './renew-session.ts';

const ExpiredDialog = lazyDialog(
  async () => (await import('./ExpiredDialog.tsx')).ExpiredDialog,
  () => void signOutToLogin({ returnTo: location.pathname + location.search + location.hash }),
);

/** Mounts the dialog of an expired session, loaded when it is needed: its form is no part of the shell. */
export function ExpiredHost({ signInAgain }: Pick<ExpiredDialogProps, 'signInAgain'>) {
  const expired = useCell(sessionExpiry);
  const person = useSession()?.person;
  if (!expired || !person) return null;
  return <ExpiredDialog person={person} words={expired.words} signInAgain={signInAgain} />;
}

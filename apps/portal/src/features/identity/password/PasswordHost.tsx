import { useQueryOf } from '@portal/client/queries';
import { useSession } from '@portal/client/session';
import { checkPassword } from '@portal/contract/identity/passwords';
import { useCell } from '@portal/common/cell';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';
import { passwordDialog } from '#platform/session/password-dialog.ts';
import type { PasswordDialogProps } from './PasswordDialog.tsx';

const PasswordDialog = lazyDialog(
  async () => (await import('./PasswordDialog.tsx')).PasswordDialog,
  // Where the password has to be changed, there is no way past it but to sign out.
  ({ occasion, onClose }) => (occasion === 'wish' ? onClose() : void signOutToLogin()),
);

/** Mounts the password dialog, loaded when it is needed. */
export function PasswordHost({ signInAgain }: Pick<PasswordDialogProps, 'signInAgain'>) {
  const occasion = useCell(passwordDialog);
  const person = useSession()?.person;
  const { data: standing } = useQueryOf(
    checkPassword,
    { workNo: person?.workNo ?? '' },
    { quiet: true, enabled: occasion !== null && person !== undefined },
  );
  if (!occasion || !person) return null;
  return (
    <PasswordDialog
      person={person}
      occasion={occasion}
      policy={standing?.policy ?? 'spec'}
      signInAgain={signInAgain}
      onClose={() => passwordDialog.set(null)}
    />
  );
}

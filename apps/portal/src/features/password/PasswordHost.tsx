import { queryOf } from '@portal/client/queries';
import { useSession } from '@portal/client/session';
import { checkPassword } from '@portal/contract/passwords';
import { useCell } from '@portal/ui/cell';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { passwordDialog } from '#platform/password-dialog.ts';
import type { PasswordDialogProps } from './PasswordDialog.tsx';

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

/** Where the dialog for changing one's password appears, loaded when it is needed. */
export function PasswordHost({ signInAgain }: Pick<PasswordDialogProps, 'signInAgain'>) {
  const occasion = useCell(passwordDialog);
  const person = useSession()?.person;
  const { data: standing } = useQuery({
    ...queryOf(checkPassword, { workNo: person?.workNo ?? '' }, { quiet: true }),
    enabled: occasion !== null && person !== undefined,
  });
  if (!occasion || !person) return null;
  return (
    <Suspense>
      <PasswordDialog
        person={person}
        occasion={occasion}
        policy={standing?.policy ?? 'spec'}
        signInAgain={signInAgain}
        onClose={() => passwordDialog.set(null)}
      />
    </Suspense>
  );
}

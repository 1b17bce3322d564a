import type { NewAccounts } from '@portal/contract/identity/new-accounts';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

interface PublicFormPageProps {
  title: string;
  note: string;
  /** The server's answer on new accounts. */
  answer: { data: NewAccounts | undefined; error: Error | null };
  /** The text shown when no account can be created. */
  closed: Pick<PublicPageProps, 'note' | 'next'>;
  children: (policy: PasswordPolicy) => ReactNode;
}

/** A public page with the form for a new account, while the server accepts new accounts. */
export function PublicFormPage({ title, note, answer, closed, children }: PublicFormPageProps) {
  const { data, error } = answer;
  if (error) return <PublicPage title={title} note={error.message} />;
  if (!data) {
    return (
      <PublicPage title={title}>
        <Skeleton lines={6} />
      </PublicPage>
    );
  }
  if (!data.isOpen) return <PublicPage title={title} {...closed} />;
  return (
    <PublicPage title={title} note={note}>
      {children(data.policy)}
    </PublicPage>
  );
}

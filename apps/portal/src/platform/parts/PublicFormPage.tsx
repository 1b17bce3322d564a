import type { NewAccounts } from '@portal/contract/identity/new-accounts';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

interface PublicFormPageProps {
  title: string;
  note: string;
  /** What the server says of it. */
  answer: { data: NewAccounts | undefined; error: Error | null };
  /** What is said where no account may be made. */
  closed: Pick<PublicPageProps, 'note' | 'next'>;
  children: (policy: PasswordPolicy) => ReactNode;
}

/** A page at the door with the form of a new account, as long as the server takes one. */
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

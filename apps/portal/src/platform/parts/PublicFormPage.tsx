import type { NewAccounts } from '@portal/contract/identity/new-accounts';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { DoorPage, type DoorPageProps } from './PublicPage.tsx';

interface FormDoorProps {
  title: string;
  note: string;
  /** What the server says of it. */
  answer: { data: NewAccounts | undefined; error: Error | null };
  /** What is said where no account may be made. */
  closed: Pick<DoorPageProps, 'note' | 'next'>;
  children: (policy: PasswordPolicy) => ReactNode;
}

/** A page at the door with the form of a new account, as long as the server takes one. */
export function FormDoor({ title, note, answer, closed, children }: FormDoorProps) {
  const { data, error } = answer;
  if (error) return <DoorPage title={title} note={error.message} />;
  if (!data) {
    return (
      <DoorPage title={title}>
        <Skeleton lines={6} />
      </DoorPage>
    );
  }
  if (!data.isOpen) return <DoorPage title={title} {...closed} />;
  return (
    <DoorPage title={title} note={note}>
      {children(data.policy)}
    </DoorPage>
  );
}

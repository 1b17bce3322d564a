import { recordAddress, type RecordPlace } from '@portal/contract/records/record-address';
import { onPlainPress } from '@portal/ui/actions/plain-press';
import type { CSSProperties, ReactNode } from 'react';
import { useRouter } from '../../session.ts';

interface RecordLinkProps extends RecordPlace {
  className?: string;
  style?: CSSProperties;
  /** Opens the record where it is at hand; without it, a press leads to its address as any other way of opening does. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A link to the address of a record, for another tab and for copying too. */
export function RecordLink({ type, id, onOpen, children, ...look }: RecordLinkProps) {
  const router = useRouter();
  const address = recordAddress({ type, id });
  return (
    <a
      href={address}
      {...look}
      onClick={onPlainPress(() => (onOpen ? onOpen() : router.push(address)))}
    >
      {children}
    </a>
  );
}

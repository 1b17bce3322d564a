import type { ReactNode } from 'react';
import { useAllowed } from './session.ts';

interface AllowedProps {
  action: string;
  children: ReactNode;
  /** Shown to everybody else; nothing by default. */
  otherwise?: ReactNode;
}

/** Keeps what it holds out of the page unless the person may take the action (spec section 6). */
export function Allowed({ action, children, otherwise = null }: AllowedProps): ReactNode {
  return useAllowed(action) ? children : otherwise;
}

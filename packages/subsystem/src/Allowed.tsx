import { type ReactNode, useSyncExternalStore } from 'react';
import { useShell } from './shell.ts';

interface AllowedProps {
  action: string;
  children: ReactNode;
  /** What stands in its place for everybody else; nothing unless the page says. */
  otherwise?: ReactNode;
}

/** Keeps what it holds out of the page unless the person may take the action (spec section 6). */
export function Allowed({ action, children, otherwise = null }: AllowedProps): ReactNode {
  const { actions } = useShell();
  const isAllowed = useSyncExternalStore(actions.subscribe, () => actions.isAllowed(action));
  return isAllowed ? children : otherwise;
}

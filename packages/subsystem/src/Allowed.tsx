import { type ReactNode, useSyncExternalStore } from 'react';
import { useShell } from './shell.ts';

/** Keeps what it holds out of the page unless the person may take the action (spec section 6). */
export function Allowed({ action, children }: { action: string; children: ReactNode }): ReactNode {
  const { actions } = useShell();
  return useSyncExternalStore(actions.subscribe, () => actions.isAllowed(action)) && children;
}

import { createContext, use } from 'react';
import type { SubsystemContext } from './contract.ts';

/** The context of a mount, for the hooks; pages use those. */
export const Shell = createContext<SubsystemContext | null>(null);

export function useShell(): SubsystemContext {
  const shell = use(Shell);
  if (!shell)
    throw new Error('Used outside a subsystem: only what defineSubsystem mounts has a shell.');
  return shell;
}

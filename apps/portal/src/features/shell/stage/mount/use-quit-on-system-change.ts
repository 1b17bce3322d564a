import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { currentWorkplace, onWorkplaceChange } from '#platform/workplace/workplace.ts';
import type { StageControl } from './stage-control.ts';

/**
 * Quits a stage when its system is left: a visible one once it is hidden, since it stays until the next page can be
 * shown; a hidden one at once.
 */
export function useQuitOnSystemChange({ quit }: StageControl, system: SubsystemKey): void {
  const isShown = useRef(false);

  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (currentWorkplace()?.system !== system) queueMicrotask(quit);
    };
  }, [quit, system]);
  // Hidden pages have no other effects.
  useInsertionEffect(
    () =>
      onWorkplaceChange(() => {
        if (!isShown.current && currentWorkplace()?.system !== system) quit();
      }),
    [quit, system],
  );
}

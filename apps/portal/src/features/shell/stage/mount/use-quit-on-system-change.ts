import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { currentWorkplace, onWorkplaceChange } from '#platform/workplace.ts';
import type { StageControl } from './stage-control.ts';

/**
 * Has a stage quit when its system is left: what is in sight once it is so no longer, since it stays until the next page
 * can be shown; what is hidden behind another page at once.
 */
export function useQuitting({ quit }: StageControl, system: SubsystemKey): void {
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

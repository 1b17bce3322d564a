import type { Handle } from '@portal/subsystem/contract';
import type { Visit } from './mount-scope.ts';

/** Lets what is mounted rest while another page is in front: now, or as soon as it is there. */
export function createResting() {
  let mounted: Handle | undefined;
  let isActive = true;
  /** Something is mounted, for the length of a visit. */
  const hold = (handle: Handle, visit: Visit): void => {
    mounted = handle;
    visit.undoAtEnd(() => {
      mounted = undefined;
    });
    if (!isActive) handle.setActive?.(false);
  };
  const setActive = (on: boolean): void => {
    if (on === isActive) return;
    isActive = on;
    mounted?.setActive?.(on);
  };
  /** Whether what is mounted knows how to rest. */
  const canRest = (): boolean => mounted?.setActive !== undefined;
  return { hold, setActive, canRest };
}

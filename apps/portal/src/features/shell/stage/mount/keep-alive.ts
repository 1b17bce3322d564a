import type { Handle } from '@portal/subsystem/contract';
import type { MountScope } from './mount-scope.ts';

/** Deactivates a mounted subsystem while another page is in front: now, or as soon as it is mounted. */
export function createKeepAlive() {
  let mounted: Handle | undefined;
  let isActive = true;
  /** Registers a mount for the length of its scope. */
  const register = (handle: Handle, scope: MountScope): void => {
    mounted = handle;
    scope.onEnd(() => {
      mounted = undefined;
    });
    if (!isActive) handle.setActive?.(false);
  };
  const setActive = (on: boolean): void => {
    if (on === isActive) return;
    isActive = on;
    mounted?.setActive?.(on);
  };
  /** Tells whether the mounted subsystem can be deactivated. */
  const isSupported = (): boolean => mounted?.setActive !== undefined;
  return { register, setActive, isSupported };
}

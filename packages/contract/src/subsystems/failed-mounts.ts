import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Manifest } from './manifest.ts';
import { SubsystemName } from './subsystems.ts';

/** The faults of a version that does not mount. */
export const MountFault = z.enum(['integrity', 'sdk', 'entry', 'css', 'mount', 'timeout']);
export type MountFault = z.infer<typeof MountFault>;

/**
 * The page says that a version did not come up for the person. When it has not for several, everybody gets the last
 * good one.
 */
export const reportFailedMount = defineCall({
  method: 'POST',
  path: '/common/sys/subsystem/failedMount',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  isBackground: true,
  input: z.strictObject({
    sysType: SubsystemName,
    version: Manifest.shape.version,
    reason: MountFault,
  }),
  result: z.null(),
  refuses: ['subsystem.disabled', 'subsystem.no-menu'],
  rate: 'write',
});

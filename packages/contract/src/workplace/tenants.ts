import { z } from 'zod';
import { defineCall, pendingSteps } from '../call.ts';
import { Dictionaries } from './dictionaries.ts';
import { UserInfo } from '../identity/session.ts';

/**
 * Chooses the tenant of a session in which that is pending (`due` of the sign-in names `tenant`), among the sign-in's
 * `tenantList` and once. From then on the header `tenant-id` says the chosen one, which is `userInfo.loginTenantId`.
 */
export const selectTenant = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/selectTenant',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  // It is what is settled first, whatever else is owed.
  openWhile: pendingSteps,
  input: z.strictObject({ tenantId: z.int().min(0) }),
  result: z.object({
    userInfo: UserInfo,
    /** The chosen tenant's, in the place of those the sign-in brought. */
    sysAllDictItems: Dictionaries,
    /** The pending steps that are left, as in the answer to a sign-in. */
    due: z.array(z.enum(pendingSteps)),
  }),
  refuses: ['tenant.foreign', 'tenant.chosen'],
  rate: 'write',
});

import { z } from 'zod';
import { passwordPolicies } from './password-rules.ts';

/** Whether an account may be made somewhere just now, and the rules for its password. */
export const NewAccounts = z.object({ isOpen: z.boolean(), policy: z.enum(passwordPolicies) });
export type NewAccounts = z.infer<typeof NewAccounts>;

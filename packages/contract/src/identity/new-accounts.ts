import { z } from 'zod';
import { passwordPolicies } from './password-rules.ts';

/** States whether accounts can be created now, and the rules for their password. */
export const NewAccounts = z.object({ isOpen: z.boolean(), policy: z.enum(passwordPolicies) });
export type NewAccounts = z.infer<typeof NewAccounts>;

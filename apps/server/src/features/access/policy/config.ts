import { z } from 'zod';

export const policyVariables = {
  PORTAL_POLICY_SECOND_PERSON: z.enum(['yes', 'no']).default('no'),
  /** The most days a role is given for that somebody asked for. */
  PORTAL_ACCESS_MOST_DAYS: z.coerce.number().int().min(1).max(3_660).default(90),
};

/** Returns whether a second person has to agree before permissions are published. */
export const readAsksSecond = (env: { PORTAL_POLICY_SECOND_PERSON: 'yes' | 'no' }): boolean =>
  env.PORTAL_POLICY_SECOND_PERSON === 'yes';

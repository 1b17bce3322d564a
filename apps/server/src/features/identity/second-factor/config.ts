import { z } from 'zod';

/** Who administers, who decides on security, who audits: whoever holds one of these can harm everybody. */
const officers = ['administrator', 'security-officer', 'auditor'];
/** In the demonstration administrators are let off: they have to be tried without a phone at hand. */
const demonstrated = ['security-officer', 'auditor'];

export const secondFactorVariables = {
  SECOND_FACTOR_ROLES: z
    .string()
    .regex(/^(none|[\w-]+(\s*,\s*[\w-]+)*)$/, 'role codes with commas between, or none')
    .optional(),
};

export interface SecondFactorConfig {
  /** Codes of the roles whose holders sign in with a second factor, wanted or not. */
  secondFactorRoles: readonly string[];
  /** Whether the address people say they come by is to be relied upon; passkeys are bound to it. */
  isOriginKnown: boolean;
}

export function readSecondFactorConfig(
  env: { SECOND_FACTOR_ROLES?: string | undefined; PUBLIC_ORIGIN?: string | undefined },
  mode: 'production' | 'demonstration',
): SecondFactorConfig {
  const given = env.SECOND_FACTOR_ROLES;
  const byMode = mode === 'production' ? officers : demonstrated;
  const secondFactorRoles = given === 'none' ? [] : (given?.split(/\s*,\s*/) ?? byMode);
  // In production it is a claim like any other, unless the installation has said what it is.
  const isOriginKnown = env.PUBLIC_ORIGIN !== undefined || mode === 'demonstration';
  return { secondFactorRoles, isOriginKnown };
}

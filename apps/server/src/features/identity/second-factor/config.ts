import { z } from 'zod';

/** Roles that can harm everybody: administrators, security officers, auditors. */
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
  /** Codes of the roles that require a second factor. */
  secondFactorRoles: readonly string[];
  /** True where the origin of a request can be relied on; passkeys are bound to it. */
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

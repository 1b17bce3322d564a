import type { SignInStep } from '#platform/session/sign-in-step.ts';

/** The steps that can be due between sign-in and landing, in order. A new password is asked for in the shell. */
export const signInSteps: readonly SignInStep[] = [
  {
    due: 'tenant',
    load: async () => (await import('../features/workplace/tenants/TenantStep.tsx')).TenantStep,
  },
  {
    due: 'second-factor',
    load: async () =>
      (await import('../features/identity/second-factor/authentication/SecondFactorStep.tsx'))
        .SecondFactorStep,
  },
];

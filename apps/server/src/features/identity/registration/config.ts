import { z } from 'zod';

/** The variable of the environment that says whether strangers may register. */
export const registrationVariables = { PORTAL_REGISTRATION: z.enum(['open', 'closed']).optional() };

type RegistrationEnvironment = z.infer<z.ZodObject<typeof registrationVariables>>;

/** Closed in production unless configured; open in the demonstration. */
export const readRegistration = (
  { PORTAL_REGISTRATION: said }: RegistrationEnvironment,
  mode: 'production' | 'demonstration',
): 'open' | 'closed' => said ?? (mode === 'demonstration' ? 'open' : 'closed');

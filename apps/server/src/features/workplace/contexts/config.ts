import type { Switching } from '@portal/contract/workplace/contexts';
import { z } from 'zod';

/** The variable of the environment that says how people change what they work for. */
export const contextVariables = { CONTEXT_SWITCH: z.enum(['live', 'reload']).default('live') };

type ContextEnvironment = z.infer<z.ZodObject<typeof contextVariables>>;

export const readSwitching = ({ CONTEXT_SWITCH }: ContextEnvironment): Switching => CONTEXT_SWITCH;

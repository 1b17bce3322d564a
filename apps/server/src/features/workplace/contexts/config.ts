import type { Switching } from '@portal/contract/workplace/contexts';
import { z } from 'zod';

/** The environment variable for the way users switch their context: in place or with a reload. */
export const contextVariables = { CONTEXT_SWITCH: z.enum(['live', 'reload']).default('live') };

type ContextEnvironment = z.infer<z.ZodObject<typeof contextVariables>>;

export const readSwitching = ({ CONTEXT_SWITCH }: ContextEnvironment): Switching => CONTEXT_SWITCH;

import { z } from 'zod';

/**
 * The key of a form, step, comment or batch, made by the page. The call sent again with it has no second effect and the
 * first answer; an earlier release sends none.
 */
export const OnceKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

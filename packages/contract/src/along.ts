import { z } from 'zod';
import type { ContextKind } from './workplace/work-context.ts';
import { alongLimit } from './limits.ts';

/**
 * A question that travels with a sign-in: the answer comes back with it, as if whoever was let in had asked right after.
 * Only for calls that say so (`comesAlong`), and what cannot be answered is asked again as any call is.
 */
export const AlongQuestion = z.strictObject({
  /** The path of the call, and its input; an address knows nothing but texts. */
  path: z.string().max(128),
  input: z.record(z.string().max(32), z.string().max(1_024)),
  /** What it is asked for, where that is chosen. */
  about: z
    .strictObject({
      kind: z.enum(['group', 'store', 'company'] satisfies ContextKind[]),
      no: z.string().max(32),
    })
    .optional(),
});
export type AlongQuestion = z.infer<typeof AlongQuestion>;

export const AlongQuestions = z.array(AlongQuestion).max(alongLimit);

/** In the order of the questions; null where there is no answer. */
export const AlongAnswers = z.array(
  z
    .object({
      result: z.unknown(),
      /** The epochs it was given under, as every answer carries them. */
      epochs: z.string(),
    })
    .nullable(),
);
export type AlongAnswers = z.infer<typeof AlongAnswers>;

import { z } from 'zod';
import type { ContextKind } from './workplace/work-context.ts';
import { alongLimit } from './limits.ts';

/**
 * A call that travels with a sign-in: its answer comes back with it, as if the user had made the call right after.
 * Only for calls that say so (`comesAlong`); a call without an answer is made again like any other.
 */
export const AlongQuestion = z.strictObject({
  /** The path and the input of the call; an address knows nothing but texts. */
  path: z.string().max(128),
  input: z.record(z.string().max(32), z.string().max(1_024)),
  /** The choice the call is made for, in systems that need one. */
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
      /** The epochs of the answer, as every answer carries them. */
      epochs: z.string(),
    })
    .nullable(),
);
export type AlongAnswers = z.infer<typeof AlongAnswers>;

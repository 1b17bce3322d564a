import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** A try to hand over a message, or its repetition by hand, as kept with the message. */
export const StoredTry = z.object({
  at: z.coerce.date(),
  kind: z.enum(['taken', 'failed', 'repeated']),
  words: z.string().nullable().default(null),
  requestId: z.string().nullable().default(null),
});
export type StoredTry = z.infer<typeof StoredTry>;
export type NewTry = z.input<typeof StoredTry>;

/** The tries of a message with one more. */
export const triesWith = (made: NewTry): RawBuilder<never> =>
  sql`tries || ${JSON.stringify([made])}::jsonb`;

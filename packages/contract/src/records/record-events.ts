import { z } from 'zod';
import { WireTime } from '../text.ts';
import { RecordValue } from './field-values.ts';

/** The most characters of a comment, and the most events that a timeline shows: the newest. */
export const commentMost = 500;
export const timelineMost = 200;

/** An entry in the timeline of a record. A change names the fields the user may see. */
export const RecordEvent = z.object({
  id: z.string(),
  kind: z.enum(['created', 'changed', 'step', 'comment']),
  at: WireTime,
  by: z.string(),
  /** The key of the step; states are there for steps alone. */
  step: z.string().nullable(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: RecordValue, to: RecordValue })),
  /** The text of a comment. */
  words: z.string().nullable(),
});
export type RecordEvent = z.infer<typeof RecordEvent>;
export type FieldChange = RecordEvent['changes'][number];

import { z } from 'zod';
import { WireTime } from '../text.ts';
import { attachmentsMost } from '../files/files.ts';
import { RecordValue } from './field-values.ts';
import { file, type RecordField } from './fields.ts';

/** The most characters of a comment, and the most events that a timeline shows: the newest. */
export const commentMost = 500;
export const timelineMost = 200;

/**
 * The field that a change of attachments names. No type has a field of this name: a page of an earlier release leaves
 * the change out.
 */
export const attachmentsKey = '@attachments';
export const attachmentsField: RecordField = file({ label: '附件', most: attachmentsMost });

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

import { z } from 'zod';
import { text } from '../text.ts';

/** By what people can be meant; `department-tree` is a department with all below it. */
export const audienceKinds = [
  'department',
  'department-tree',
  'store',
  'business-group',
  'role',
  'system',
  'person',
] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** `key` is the id of a department or a person, else the number, code or key of what is meant. */
export const AudienceTarget = z.strictObject({
  kind: z.enum(audienceKinds),
  key: text(64).min(1),
});
export type AudienceTarget = z.infer<typeof AudienceTarget>;

/**
 * The audience of an announcement: everyone, or all people covered by at least one target. Without both it is nobody.
 */
export const AudienceRule = z.strictObject({
  everyone: z.boolean(),
  targets: z.array(AudienceTarget).max(300),
});
export type AudienceRule = z.infer<typeof AudienceRule>;

/** A target with the words people know it by; where it is gone, its key. */
export const NamedTarget = z.object({ ...AudienceTarget.shape, name: z.string() });
export type NamedTarget = z.infer<typeof NamedTarget>;

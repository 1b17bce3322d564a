import { z } from 'zod';
import type { FieldRule } from './field-rules.ts';

/** Text a person typed: bounded, well formed, without NUL. */
export const text = (max: number) => z.string().max(max);

/** Text held against a rule every form shares, in the rule's own words. */
export const ruled = (rule: FieldRule) =>
  z.string().superRefine((value, context) => {
    const complaint = rule(value);
    if (complaint) context.addIssue(complaint);
  });

/** A number in a query, where everything is text; answers a number. */
export const countInQuery = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Spec: times on the wire are `yyyy-MM-dd HH:mm:ss`, in the group's own zone. */
export const WireTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  // A day that does not exist would become one of the next month.
  .refine((time) => z.iso.date().safeParse(time.slice(0, 10)).success, '请输入正确的日期');

import { cleanIdentifier, cleanLine, cleanText } from '@portal/common/typed-text';
import { z } from 'zod';
import type { FieldRule } from './field-rules.ts';

/** Text a person typed: bounded, well formed, without NUL and what nobody sees. It may have several lines. */
export const text = (max: number) => z.string().overwrite(cleanText).max(max);

/** Text of one line: a name, a title. */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** A work number, a code or another name without blanks, cleaned of what a paste brings with it. */
export const identifier = (max: number) => z.string().overwrite(cleanIdentifier).max(max);

/** The most characters of a keyword: nothing is cut, so that a title may be pasted whole. */
const keywordMost = 200;

/** The keyword of a search; the search itself folds width and case (`searchText`). */
export const keyword = () =>
  z.string().overwrite(cleanLine).max(keywordMost, `关键字最多 ${keywordMost} 个字`).default('');

/** Text held against a rule every form shares, in the rule's own words, once it is cleaned. */
export const ruled = (rule: FieldRule, clean = (typed: string): string => typed) =>
  z
    .string()
    .overwrite(clean)
    .superRefine((value, context) => {
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

const RealDay = z.iso.date();

/** Spec: times on the wire are `yyyy-MM-dd HH:mm:ss`, in the group's own zone. */
export const WireTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  // A day that does not exist would become one of the next month.
  .refine((time) => RealDay.safeParse(time.split(' ', 1)[0]).success, '请输入正确的日期');

const serviceAddress =
  /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:[/?#]|$))/i;

/**
 * Says whether a server may be sent secrets at an address: a secret that travels in the clear is none, so only this
 * machine is spoken to without TLS.
 */
export const isServiceAddress = (address: string): boolean => serviceAddress.test(address);

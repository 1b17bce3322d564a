import { cleanLine, cleanText } from '@portal/common/typed-text';
import { z } from 'zod';

/** A rule of a field that may look at the others. Returns the words to show; none when the value is right. */
type FormRule<Name extends string> = (value: string, form: Record<Name, string>) => string | null;

/** Cleaning per field: what a paste brings with it is neither checked nor sent. */
type Cleaning<Name extends string> = { readonly [Field in Name]?: (typed: string) => string };

/** Builds the schema of a form that is typed into, from a rule per field. Rules see all values, cleaned where that is said. */
export const formOf = <Name extends string>(
  rules: Record<Name, FormRule<Name>>,
  cleaning: Cleaning<Name> = {},
) =>
  z
    .custom<Record<Name, string>>()
    .overwrite((typed) => {
      const form = { ...typed };
      for (const name in rules) form[name] = cleaning[name]?.(form[name]) ?? form[name];
      return form;
    })
    .check(({ value, issues }) => {
      for (const name in rules) {
        const words = rules[name](value[name], value);
        if (words) {
          issues.push({ code: 'custom', message: words, path: [name], input: value[name] });
        }
      }
    });

interface Bounds {
  least?: number;
  most?: number;
}

/** A text of several lines keeps them: a reason, not a name. */
interface TextBounds extends Bounds {
  isLong?: true;
}

/** A text that is required, with the specification's words for it and for its length in characters (section 5). */
export function requiredText(
  label: string,
  { least = 1, most = Infinity, isLong }: TextBounds = {},
) {
  return z
    .string()
    .overwrite(isLong ? (typed) => cleanText(typed).trim() : cleanLine)
    .min(1, `请输入${label}`)
    .min(least, `最小长度${least}位字符`)
    .max(most, `最大长度${most}位字符`);
}

/** One choice that is required. */
export const requiredChoice = (label: string) => z.string().min(1, `请选择${label}`);

/** Several choices of a group, with the specification's words for their number (section 5). */
export const requiredChoices = ({ least = 1, most = Infinity }: Bounds = {}) =>
  z.array(z.string()).min(least, `最少选择${least}项`).max(most, `最多选择${most}项`);

/** The value of a field for a day with a time, as `2026-11-20T08:30`; '' where it may be left empty. */
export const optionalMoment = z
  .string()
  .refine(
    (text) => text === '' || z.iso.datetime({ local: true }).safeParse(text).success,
    '请输入正确的日期',
  );

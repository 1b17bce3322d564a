import { count, lines, text } from './fields.ts';
import type { LineField } from './fields.ts';

/** The columns that name an article in one colour and size. */
const article = {
  style: text({ label: '款号', most: 20, required: true }),
  name: text({ label: '品名', most: 40 }),
  colour: text({ label: '颜色', most: 20, required: true }),
  size: text({ label: '尺码', most: 10, required: true }),
} as const;

/** A column of pieces. */
export const pieces = (label: string, { required = false } = {}) =>
  count({ label, most: 100_000, unit: '件', required });

/** Rows of articles with columns of numbers, all of which are summed. */
export const goodsLines = <const Numbers extends Readonly<Record<string, LineField>>>(
  label: string,
  numbers: Numbers,
  { required = false } = {},
) =>
  lines({
    label,
    aside: true,
    required,
    columns: { ...article, ...numbers },
    sums: Object.keys(numbers),
  });

import { itemColors, mostItems } from '@portal/contract/administration/dictionaries';
import { csvMark } from '@portal/contract/csv';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ItemFields, StoredItem } from './store.ts';

/** The columns of a sheet of items, in their order. */
const heads = ['数据值', '名称', '颜色', '启用', '描述'];

export type SheetItem = ItemFields & { value: string };

interface WrongRow {
  /** Its number in the sheet; the first row has the heads. */
  row: number;
  words: string;
}

/** Returns the items as rows of a sheet, with the heads before them. */
export const sheetOf = (items: readonly StoredItem[]): string[][] => [
  heads,
  ...items.map(({ value, text, color, enabled, description }) => [
    value,
    text,
    color ?? '',
    enabled ? '是' : '否',
    description,
  ]),
];

const isColor = (text: string): boolean => itemColors.some((color) => color === text);

const Row = z
  .tuple([
    z.string().trim().min(1, '请输入数据值').max(60, '数据值最多 60 个字符'),
    z.string().trim().min(1, '请输入名称').max(60, '名称最多 60 个字符'),
    z
      .string()
      .trim()
      .refine((text) => text === '' || isColor(text), `颜色为 ${itemColors.join('、')} 或留空`),
    z
      .string()
      .trim()
      .refine((text) => ['', '是', '否'].includes(text), '启用为“是”或“否”'),
    z.string().trim().max(200, '描述最多 200 个字符'),
  ])
  .transform(([value, text, color, enabled, description]): SheetItem => ({
    value,
    text,
    color: color === '' ? null : color,
    enabled: enabled !== '否',
    description,
  }));

/** Reads a sheet of items, with what is wrong in which row. */
export function readSheet(sheet: string): { items: SheetItem[]; wrong: WrongRow[] } {
  const rows = rowsIn(sheet);
  if (rows === undefined) return { items: [], wrong: [{ row: 1, words: '不是有效的 CSV 表格' }] };
  const [first = [], ...body] = rows;
  if (heads.some((head, at) => first[at]?.trim() !== head)) {
    return { items: [], wrong: [{ row: 1, words: `表头应为：${heads.join('、')}` }] };
  }
  if (body.length > mostItems) {
    return { items: [], wrong: [{ row: mostItems + 2, words: `一个字典最多 ${mostItems} 项` }] };
  }
  const items: SheetItem[] = [];
  const wrong: WrongRow[] = [];
  const rowOf = new Map<string, number>();
  for (const [at, cells] of body.entries()) {
    const row = at + 2;
    const read = Row.safeParse(heads.map((_, column) => unmarked(cells[column] ?? '')));
    if (!read.success) {
      wrong.push({ row, words: read.error.issues.map(({ message }) => message).join('；') });
      continue;
    }
    const before = rowOf.get(read.data.value);
    if (before !== undefined) wrong.push({ row, words: `数据值与第 ${before} 行重复` });
    rowOf.set(read.data.value, row);
    items.push(read.data);
  }
  return { items, wrong };
}

/** Removes the mark that keeps a sheet from taking a text for a formula (`csv.ts`). */
const unmarked = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

function rowsIn(sheet: string): string[][] | undefined {
  try {
    return parse(sheet.replace(csvMark, ''), {
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch {
    return undefined;
  }
}

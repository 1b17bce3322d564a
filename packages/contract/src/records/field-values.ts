import { cleanLine, cleanPhone, cleanText } from '@portal/common/typed-text';
import { z } from 'zod';
import { isUnfinished } from '../files/files.ts';
import type { ChoiceField, LineField, LinesField, NumberField, RecordField } from './fields.ts';

const LineValue = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The value of a field on the wire; null when it is empty. */
export const RecordValue = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.array(z.string()),
  z.array(LineValue),
  z.object({ from: z.string(), until: z.string() }),
]);
export type RecordValue = z.infer<typeof RecordValue>;
export type RecordFields = Record<string, RecordValue>;

/** Returns a value that is text; empty for any other. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

type ValueSchema = z.ZodType<RecordValue>;

/** Kinds that are picked rather than typed: the words differ. */
const picked: ReadonlySet<RecordField['kind']> = new Set([
  'choice',
  'choices',
  'dictionary',
  'tree',
  'person',
  'people',
  'department',
  'position',
  'store',
  'link',
  'day',
  'daySpan',
  'time',
]);

/** The words for a field that is required and empty. */
export function requiredWords({ kind, label }: Pick<RecordField, 'kind' | 'label'>): string {
  if (kind === 'file' || kind === 'picture') return `请上传${label}`;
  return `${picked.has(kind) ? '请选择' : '请输入'}${label}`;
}

/** Checks the value of a field, in the words the product shows. Null is allowed unless the field is required. */
export function valueOf(field: RecordField): ValueSchema {
  const value = plainValueOf(field);
  if (!field.required) return value.nullable();
  return z
    .unknown()
    .refine((given) => !isEmpty(given), { error: requiredWords(field), abort: true })
    .pipe(value);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && cleanLine(value) === '') ||
  (Array.isArray(value) && value.length === 0);

function plainValueOf(field: RecordField): ValueSchema {
  const { label } = field;
  if ('decimals' in field) return numberOf(field);
  if ('choices' in field) return choiceOf(field);
  if ('columns' in field) return linesOf(field);
  if (field.kind === 'file' || field.kind === 'picture') {
    const ended = keyOf(label).refine(
      (id) => !isUnfinished(id),
      `${label}还有未上传完成的内容，请稍候或移除`,
    );
    return listOf(ended, field.most, `${label}最多 ${field.most} 个`);
  }
  if ('keyboard' in field && field.keyboard === 'tel') {
    return z.string().overwrite(cleanPhone).max(field.most, `${label}最多 ${field.most} 个字`);
  }
  if ('most' in field) {
    const clean = field.kind === 'text' ? cleanLine : (given: string) => cleanText(given).trim();
    return z.string().overwrite(clean).max(field.most, `${label}最多 ${field.most} 个字`);
  }
  return (byKind[field.kind] ?? keyOf)(label);
}

/** Kinds whose values are not the key of something else. */
const byKind: Partial<Record<RecordField['kind'], (label: string) => ValueSchema>> = {
  day: () => z.iso.date('请输入正确的日期'),
  daySpan: () => daySpanOf(),
  time: () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '请输入正确的时间'),
  people: (label) => listOf(keyOf(label), 100),
};

/** The key of an item, person or record that was picked. */
const keyOf = (label: string) => z.string().min(1, `请选择${label}`).max(64, `请选择${label}`);

function choiceOf({ kind, label, choices }: ChoiceField): ValueSchema {
  const values = choices.map(({ value }) => value);
  const one = z.enum(values, `请选择${label}`);
  return kind === 'choice' ? one : listOf(one, values.length);
}

const linesOf = ({ label, columns, most }: LinesField): ValueSchema =>
  z
    .array(z.object(mapFields(columns, (column) => valueOf(column).default(null))))
    .max(most, `${label}最多 ${most} 行`)
    .pipe(z.array(LineValue));

const listOf = (item: z.ZodType<string, string>, most: number, words = `最多选择 ${most} 项`) =>
  z
    .array(item)
    .max(most, words)
    .refine((items) => new Set(items).size === items.length, '请勿重复选择');

function numberOf({ label, least, most, decimals }: NumberField): ValueSchema {
  const kind = decimals === 0 ? '整数' : `数字，最多 ${decimals} 位小数`;
  const words = `${label}应为 ${least} 到 ${most} 之间的${kind}`;
  // Rounded at a digit more than there may be: 0.1 + 0.2 is typed by nobody, and 1.005 has three.
  const isFine = (value: number) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;
  return z.number(words).min(least, words).max(most, words).refine(isFine, words);
}

const daySpanOf = (): ValueSchema =>
  z
    .object({ from: z.iso.date('请输入正确的日期'), until: z.iso.date('请输入正确的日期') })
    .refine(({ from, until }) => from <= until, '结束日期不能早于开始日期');

const mapFields = <F extends RecordField | LineField, V>(
  fields: Readonly<Record<string, F>>,
  map: (field: F) => V,
): Record<string, V> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/**
 * A new record. Pages and servers of two releases meet: a field that is absent is empty, and one that is not known is
 * ignored. The server fills fields with `fromContext`, and requires them then.
 */
export const newFieldsOf = (fields: Readonly<Record<string, RecordField>>) =>
  z.object(
    mapFields(fields, (field) => {
      if (field.computed || 'fromContext' in field)
        return valueOf({ ...field, required: false }).default(null);
      return field.required ? valueOf(field) : valueOf(field).default(null);
    }),
  );

/** The changed fields of a record; all others keep their value, also those that the page does not know. */
export const changedFieldsOf = (fields: Readonly<Record<string, RecordField>>) =>
  z.object(mapFields(fields, (field) => valueOf(field).optional()));

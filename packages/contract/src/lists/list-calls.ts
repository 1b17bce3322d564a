import { cleanLine } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { type Cell, type List, type ListField } from './list.ts';
import { paged } from '../paging.ts';
import { keyword, text, WireTime } from '../text.ts';

/** The records on a page of a list, and the most records in one export. */
const listPageSize = 20;
export const exportedMost = 5_000;

const AnyCell = z.union([z.string(), z.number(), z.null()]);

/** A record of a list: its fields by name, and when it was last changed. `version` rises with each change. */
export const ListRecord = z.object({
  id: z.string(),
  version: z.int(),
  fields: z.record(z.string(), AnyCell),
  changedAt: WireTime,
  changedBy: z.string(),
});
export type ListRecord = z.infer<typeof ListRecord>;

const page = paged(ListRecord, listPageSize);

/** Refusals of a change that the rules of the user's roles do not let through. */
const refusalsOfRules = [
  'record.hidden-field',
  'record.read-only-field',
  'record.later-field',
  'record.author-only',
  'record.own-request',
  'record.manager-only',
  'record.beyond-reach',
] as const;

export type ListCalls = ReturnType<typeof listCalls>;

/** Makes the calls of a list. A change is refused when its page was read in another context. */
export function listCalls(list: List) {
  const bound = list.scope === 'own' || list.scope === 'all' ? {} : { boundTo: list.scope };
  const path = `/lists/${list.system}/${list.name}`;
  const shared = { envelope: 'main', admits: 'signed-in', ...bound } as const;
  const sought = z.strictObject({ keyword: keyword(), where: valuesIn(list) });
  return {
    find: defineCall({
      ...shared,
      method: 'GET',
      path,
      action: `${list.actions}:list`,
      input: sought.extend(page.input.shape),
      result: page.result,
      refuses: ['record.hidden-field'],
      rate: 'read',
    }),
    exportAll: defineCall({
      ...shared,
      method: 'GET',
      path: `${path}/export`,
      action: `${list.actions}:export`,
      input: sought,
      result: z.object({ records: z.array(ListRecord) }),
      refuses: ['record.hidden-field'],
      rate: 'read',
    }),
    create: defineCall({
      ...shared,
      method: 'POST',
      path,
      action: `${list.actions}:add`,
      input: z.strictObject({ fields: wholeOf(list.fields) }),
      result: ListRecord,
      refuses: ['record.no-step', ...refusalsOfRules],
      rate: 'write',
    }),
    edit: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/:id`,
      action: `${list.actions}:edit`,
      input: z.strictObject({
        id: z.string().min(1).max(32),
        version: z.int(),
        fields: changesOf(list.fields),
      }),
      result: ListRecord,
      refuses: [
        'record.not-found',
        'record.stale',
        'record.no-step',
        'record.closed',
        ...refusalsOfRules,
      ],
      rate: 'write',
    }),
  };
}

/**
 * A new record: each field is held against what its list says of it, in words for the person who typed. Pages and
 * servers of two releases meet, so a field the other side does not know is left out: absent it holds nothing, and what
 * is not known is ignored.
 */
const wholeOf = (fields: readonly ListField[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.isRequired ? cellOf(field) : cellOf(field).default(null),
      ]),
    ),
  );

/** The fields of a record that are changed; all others keep what they hold, also those the page does not know. */
const changesOf = (fields: readonly ListField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, cellOf(field).optional()])));

function cellOf(field: ListField): z.ZodType<Cell, Cell> {
  const cell = valueOf(field);
  if (!field.isRequired) return cell.nullable();
  const words = `${field.kind === 'choice' ? '请选择' : '请输入'}${field.label}`;
  return z
    .custom<Cell>((value) => value !== null && value !== '', { error: words, abort: true })
    .pipe(cell);
}

function valueOf(field: ListField): z.ZodType<Cell, Cell> {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return z.string().overwrite(cleanLine).max(field.most, `${label}最多 ${field.most} 个字`);
    case 'number': {
      const words = `${label}应为 ${field.least} 到 ${field.most} 之间的整数`;
      return z.int(words).min(field.least, words).max(field.most, words);
    }
    case 'day':
      return z.iso.date('请输入正确的日期');
    case 'choice':
    default:
      return z.enum(
        field.choices.map(({ value }) => value),
        `请选择${label}`,
      );
  }
}

/** Values of choices to narrow a list by, as they travel: `kind:whole,status:done`. */
export const writtenWhere = (values: Record<string, string>): string =>
  Object.entries(values)
    .map((pair) => pair.join(':'))
    .join();

const readWhere = (written: string): Record<string, string> =>
  Object.fromEntries(
    written
      .split(',')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split(':');
        return [name, value];
      }),
  );

const valuesIn = ({ fields }: List) =>
  text(400)
    .default('')
    .transform(readWhere)
    .refine((values) =>
      Object.entries(values).every(([name, value]) =>
        fields.some(
          (field) =>
            field.kind === 'choice' &&
            field.name === name &&
            field.choices.some((choice) => choice.value === value),
        ),
      ),
    );

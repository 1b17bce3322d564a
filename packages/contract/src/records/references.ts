import { z } from 'zod';
import type { LineField, RecordField } from './fields.ts';
import type { RecordValue } from './field-values.ts';
import type { RecordType } from './record-type.ts';

/**
 * Names of the keys in records, by kind of reference: `{ store: { S02001: 'Xujiahui' } }`. Keys that name nothing any
 * more are absent.
 */
export const RecordNames = z.record(z.string(), z.record(z.string(), z.string()));
export type RecordNames = z.infer<typeof RecordNames>;

/**
 * Returns the kind of reference of a field: `store`, `person`, `department`, `position`, `dictionary/sex`, `file`, or
 * the key of a linked type, `ors/stock-counts`. Undefined for a field whose value is no key.
 */
export function referenceOf(field: RecordField | LineField): string | undefined {
  const { kind } = field;
  if (kind === 'people') return 'person';
  if (kind === 'dictionary' || kind === 'tree') return `dictionary/${field.dictionary}`;
  if (kind === 'link') return field.type;
  if (kind === 'file' || kind === 'picture') return 'file';
  const isOne =
    kind === 'store' || kind === 'person' || kind === 'department' || kind === 'position';
  return isOne ? kind : undefined;
}

/** Returns whether a field refers to something that is chosen; files are uploaded. */
export function hasOptions(field: RecordField | LineField): boolean {
  const reference = referenceOf(field);
  return reference !== undefined && reference !== 'file';
}

/** Returns the keys that the value of a reference has: one, or several of people. */
export function keysIn(value: RecordValue | undefined): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((key) => (typeof key === 'string' && key !== '' ? [key] : []));
}

/** Returns the name of a key; undefined where there is none. */
export function nameIn(
  names: RecordNames,
  field: RecordField | LineField,
  key: string,
): string | undefined {
  const known = names[referenceOf(field) ?? ''] ?? {};
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

/** Returns the field that names a record where others link to it: `title`, or the first text that everybody sees. */
export const titleOf = ({ title, fields }: RecordType): string | undefined =>
  title ??
  Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'text' && field.action === undefined;
  });

import type { RecordField } from '@portal/contract/records/fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { hasOptions } from '@portal/contract/records/references';
import type { Caller } from '#platform/session/session.ts';
import type { RecordOptions } from '../record-options.ts';
import type { ResolveKey } from './cell-values.ts';

/** The most options of a field whose names are known; of more a cell has the key. */
const namedMost = 50_000;

/**
 * Makes what finds the key that a cell names: by the key itself, by `key name` as templates offer it, or by a name that
 * only one option has.
 */
export async function createKeyFinder(
  options: Pick<RecordOptions, 'all'>,
  { type, fields }: { type: RecordType; fields: readonly (readonly [string, RecordField])[] },
  caller: Caller,
): Promise<ResolveKey> {
  const keys = new Map<RecordField, { known: Set<string>; byName: Map<string, string | null> }>();
  for (const [, field] of fields) {
    if (!hasOptions(field)) continue;
    const items = await options.all({ type, field }, namedMost, caller);
    const byName = new Map<string, string | null>();
    // A name of two is the name of neither.
    for (const { value, text } of items) byName.set(text, byName.has(text) ? null : value);
    keys.set(field, { known: new Set(items.map(({ value }) => value)), byName });
  }
  return (field, text) => {
    const { known, byName } = keys.get(field) ?? { known: new Set(), byName: new Map() };
    if (known.has(text)) return text;
    const [first = ''] = text.split(' ');
    if (first !== text && known.has(first)) return first;
    const named: unknown = byName.get(text);
    if (typeof named === 'string') return named;
    return field.kind === 'link' ? first : text;
  };
}

import type { EditedDictionary, EditedItem } from '@portal/contract/administration/dictionaries';
import type { Members } from '#platform/audit/changes.ts';
import type { StoredDictionary, StoredItem } from './store.ts';

export function dictionaryToWire({
  code,
  name,
  counts,
  ...rest
}: StoredDictionary): EditedDictionary {
  const [items = 0, offered = 0] = counts.split('/').map(Number);
  return { ...rest, id: code, dictCode: code, dictName: name, items, offered };
}

export const itemToWire = (code: string, item: StoredItem): EditedItem => ({
  id: `${code}:${item.value}`,
  dictId: code,
  itemValue: item.value,
  itemText: item.text,
  description: item.description,
  itemColor: item.color,
  sortOrder: item.sort,
  status: item.enabled ? 1 : 0,
  version: item.version,
});

/** Returns the members of a dictionary that its history shows. */
export const dictionaryMembers = ({
  name,
  description,
}: Pick<StoredDictionary, 'name' | 'description'>): Members => ({ dictName: name, description });

/** Returns the members of an item that the history shows; a new value is told by `itemValue` alone. */
export const itemMembers = ({
  text,
  description,
  color,
  enabled,
}: Pick<StoredItem, 'text' | 'description' | 'color' | 'enabled'>): Members => ({
  itemText: text,
  description,
  itemColor: color ?? '',
  status: enabled ? '1' : '0',
});

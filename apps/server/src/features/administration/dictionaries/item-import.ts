import { type ItemImport, mostItems } from '@portal/contract/administration/dictionaries';
import type { Members } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { DictionaryDesk } from './dictionary-desk.ts';
import { readSheet, type SheetItem } from './item-sheet.ts';
import { insertItems, itemsOf, type StoredItem, updateDictionary, updateItem } from './store.ts';
import { itemMembers } from './to-wire.ts';

interface Import {
  code: string;
  sheet: string;
  /** Changes nothing. */
  isTrial: boolean;
}

const textOf = (item: StoredItem | SheetItem): string => JSON.stringify(itemMembers(item));

/** Compares a sheet with the items there are; a second import of the same sheet finds nothing to change. */
function compare(there: readonly StoredItem[], items: readonly SheetItem[]) {
  const byValue = new Map(there.map((item) => [item.value, item]));
  const added = items.filter(({ value }) => !byValue.has(value));
  const changed = items.flatMap((item) => {
    const before = byValue.get(item.value);
    return before && textOf(before) !== textOf(item) ? [{ before, item }] : [];
  });
  return { added, changed, same: items.length - added.length - changed.length };
}

/** Reads items out of a sheet: all of it or, where one row is wrong, nothing. */
export function createItemImport({ db, desk }: { db: Database; desk: DictionaryDesk }) {
  return async function importItems(
    { code, sheet, isTrial }: Import,
    caller: Caller,
  ): Promise<ItemImport> {
    await desk.find(code);
    const { items, wrong } = readSheet(sheet);
    const { added, changed, same } = compare(await itemsOf(db, code), items);
    const counts = { added: added.length, changed: changed.length, same, wrong };
    if (isTrial || wrong.length > 0 || added.length + changed.length === 0) return counts;
    await desk.change(caller, code, async (within) => {
      const there = await itemsOf(within, code);
      const now = compare(there, items);
      if (there.length + now.added.length > mostItems) refuse('dictionary.full');
      await insertItems(within, code, now.added);
      for (const { item } of now.changed) {
        const { value, ...fields } = item;
        await updateItem(within, code, value, fields);
      }
      await updateDictionary(within, code);
      return {
        what: 'imported',
        before: textsOf(now.changed.map(({ before }) => before)),
        after: textsOf([...now.added, ...now.changed.map(({ item }) => item)]),
      };
    });
    return counts;
  };
}

const textsOf = (items: readonly (StoredItem | SheetItem)[]): Members =>
  Object.fromEntries(items.map((item) => [item.value, Object.values(itemMembers(item)).join(' ')]));

import * as calls from '@portal/contract/administration/dictionaries';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { DictionaryDesk } from './dictionary-desk.ts';
import type { ItemDesk } from './item-desk.ts';
import type { createItemImport } from './item-import.ts';
import { sheetOf } from './item-sheet.ts';
import type { ItemFields } from './store.ts';
import { dictionaryToWire, itemToWire } from './to-wire.ts';
import type { DictionaryUses } from './uses.ts';

interface Routes {
  desk: DictionaryDesk;
  items: ItemDesk;
  uses: DictionaryUses;
  importItems: ReturnType<typeof createItemImport>;
}

interface WireFields {
  itemText: string;
  description: string;
  itemColor: string | null;
  status: 0 | 1;
}

const fieldsOf = ({ itemText, description, itemColor, status }: WireFields): ItemFields => ({
  text: itemText,
  description,
  color: itemColor,
  enabled: status === 1,
});

export function dictionaryDeskRoutes(
  app: FastifyInstance,
  { desk, items, uses, importItems }: Routes,
): void {
  serve(app, calls.listDictionaries, async ({ keyword, dictName, dictCode, ...page }) => {
    const found = await desk.list({ keyword, name: dictName, code: dictCode }, page);
    return { ...found, records: found.records.map(dictionaryToWire) };
  });
  serve(app, calls.addDictionary, async ({ dictCode, dictName, description }, caller) => {
    await desk.add({ code: dictCode, name: dictName, description }, caller);
    return null;
  });
  serve(app, calls.editDictionary, async ({ id, dictName, description, version }, caller) => {
    await desk.edit(id, { name: dictName, description }, version, caller);
    return null;
  });
  serve(app, calls.deleteDictionary, async ({ id }, caller) => {
    await desk.remove(id, caller);
    return null;
  });
  serve(app, calls.getDictionary, async ({ dictId }) => {
    const { dictionary, items: all } = await desk.get(dictId);
    const records = all.map((item) => itemToWire(dictId, item));
    return { dictionary: dictionaryToWire(dictionary), records, total: records.length };
  });
  serve(app, calls.addDictionaryItem, async ({ dictId, itemValue, ...fields }, caller) => {
    await items.addItem(dictId, { value: itemValue, ...fieldsOf(fields) }, caller);
    return null;
  });
  serve(app, calls.editDictionaryItem, async ({ dictId, itemValue, ...fields }, caller) => {
    const item = { value: itemValue, ...fieldsOf(fields) };
    await items.editItem(dictId, item, fields.version, caller);
    return null;
  });
  serve(app, calls.deleteDictionaryItem, async ({ dictId, itemValue, version }, caller) => {
    await items.removeItem(dictId, itemValue, version, caller);
    return null;
  });
  serve(app, calls.orderDictionaryItems, async ({ dictId, values, version }, caller) => {
    await items.order(dictId, values, version, caller);
    return null;
  });
  serve(app, calls.listDictionaryUses, async ({ dictId }) => {
    await desk.find(dictId);
    return uses.of(dictId);
  });
  serve(app, calls.exportDictionaryItems, async ({ dictId }) =>
    sheetOf((await desk.get(dictId)).items),
  );
  serve(app, calls.importDictionaryItems, ({ dictId, sheet, trial }, caller) =>
    importItems({ code: dictId, sheet, isTrial: trial }, caller),
  );
  serve(app, calls.listDictionaryChanges, ({ dictId, ...page }) => desk.changes(dictId, page));
}

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { changes } from './changes.ts';

/** Actions of administrators who look after dictionaries. */
export const dictionaryActions = {
  list: 'ams:dict:list',
  edit: 'ams:dict:edit',
  export: 'ams:dict:export',
} as const;

/** Colours of an item's tag; `default` is grey. */
export const itemColors = [
  'default',
  'blue',
  'green',
  'orange',
  'red',
  'gold',
  'purple',
  'cyan',
  'black',
] as const;
const ItemColor = z.enum(itemColors);
export type ItemColor = z.infer<typeof ItemColor>;

/** The most items a dictionary has; a longer list of choices is a lookup. */
export const mostItems = 2_000;

const DictCode = text(64).regex(/^[a-z][a-z0-9_]*$/, '以小写字母开头，只含小写字母、数字和下划线');
const dictName = requiredText('字典名称', { most: 60 });
const description = z.string().trim().pipe(text(200));
const itemText = requiredText('名称', { most: 60 });
const itemValue = requiredText('数据值', { most: 60 });
/** The version that was seen; a change is refused where it is another by now. A script leaves it out. */
const version = z.int().optional();

const Dictionary = z.object({
  /** Its code; Jeecg's clients send it back. */
  id: z.string(),
  dictCode: z.string(),
  dictName: z.string(),
  description: z.string(),
  version: z.int(),
  /** The numbers of its items, and of those that are offered. */
  items: z.int(),
  offered: z.int(),
});
export type EditedDictionary = z.infer<typeof Dictionary>;

/** An item as administrators see it, under the names of Jeecg; `status` is 1 where it is offered. */
const Item = z.object({
  id: z.string(),
  dictId: z.string(),
  itemValue: z.string(),
  itemText: z.string(),
  description: z.string(),
  itemColor: z.string().nullable(),
  sortOrder: z.int(),
  status: z.union([z.literal(0), z.literal(1)]),
  version: z.int(),
});
export type EditedItem = z.infer<typeof Item>;

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: dictionaryActions.list,
  rate: 'read',
} as const;
const changing = {
  envelope: 'main',
  admits: 'signed-in',
  action: dictionaryActions.edit,
  rate: 'write',
} as const;

const listed = paged(Dictionary, 50);

/** The dictionaries of the tenant by code; `keyword` is part of a code or a name. */
export const listDictionaries = defineCall({
  ...reading,
  path: '/sys/dict/list',
  input: listed.input.extend({
    keyword: keyword(),
    dictName: text(60).optional(),
    dictCode: text(64).optional(),
  }),
  result: listed.result,
  refuses: [],
});

export const addDictionary = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/dict/add',
  input: z.strictObject({
    dictCode: DictCode,
    dictName,
    description: description.default(''),
    /** Jeecg: 0 for values that are text. No other kind is there. */
    type: z.literal(0).optional(),
  }),
  result: z.null(),
  refuses: ['dictionary.taken'],
});

export const editDictionary = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/dict/edit',
  input: z.strictObject({ id: DictCode, dictName, description: description.default(''), version }),
  result: z.null(),
  refuses: ['dictionary.unknown', 'dictionary.changed'],
});

/** Removes a dictionary that nothing uses. */
export const deleteDictionary = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/dict/delete',
  input: z.strictObject({ id: DictCode }),
  result: z.null(),
  refuses: ['dictionary.unknown', 'dictionary.in-use'],
});

/** One dictionary with all of its items in order. */
export const getDictionary = defineCall({
  ...reading,
  path: '/sys/dictItem/list',
  input: z.strictObject({ dictId: DictCode }),
  result: z.object({ dictionary: Dictionary, records: z.array(Item), total: z.int() }),
  refuses: ['dictionary.unknown'],
});

const itemFields = {
  itemText,
  description: description.default(''),
  itemColor: ItemColor.nullable().default(null),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
};

/** Adds an item at the end. */
export const addDictionaryItem = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/dictItem/add',
  input: z.strictObject({ dictId: DictCode, itemValue, ...itemFields }),
  result: z.null(),
  refuses: ['dictionary.unknown', 'dictionary.item-taken', 'dictionary.full'],
});

/** Changes an item. Its value stays: records hold it. */
export const editDictionaryItem = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/dictItem/edit',
  input: z.strictObject({ dictId: DictCode, itemValue, ...itemFields, version }),
  result: z.null(),
  refuses: ['dictionary.unknown', 'dictionary.no-item', 'dictionary.changed'],
});

/** Removes an item that no record holds; others are disabled instead. */
export const deleteDictionaryItem = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/dictItem/delete',
  input: z.strictObject({ dictId: DictCode, itemValue, version }),
  result: z.null(),
  refuses: [
    'dictionary.unknown',
    'dictionary.no-item',
    'dictionary.changed',
    'dictionary.item-in-use',
  ],
});

/** Puts all items into this order. */
export const orderDictionaryItems = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/dictItem/order',
  input: z.strictObject({
    dictId: DictCode,
    values: z.array(text(60)).max(mostItems),
    version,
  }),
  result: z.null(),
  refuses: ['dictionary.unknown', 'dictionary.changed'],
});

/** The fields that take their values from a dictionary, with the stored values of each counted. */
export const listDictionaryUses = defineCall({
  ...reading,
  path: '/sys/dict/uses',
  input: z.strictObject({ dictId: DictCode }),
  result: z.array(
    z.object({
      /** The system and its kind of record, or what else there is. */
      sysName: z.string(),
      subject: z.string(),
      field: z.string(),
      /** Stored values, and how many rows have each. */
      counts: z.array(z.object({ value: z.string(), rows: z.int() })),
    }),
  ),
  refuses: ['dictionary.unknown'],
});
export type DictionaryUse = z.infer<typeof listDictionaryUses.result>[number];

/** The items of a dictionary as a sheet, which `importDictionaryItems` reads. */
export const exportDictionaryItems = defineCall({
  method: 'GET',
  envelope: 'csv',
  admits: 'signed-in',
  action: dictionaryActions.export,
  rate: 'read',
  path: '/sys/dict/exportXls',
  input: z.strictObject({ dictId: DictCode }),
  result: z.array(z.array(z.string())),
  refuses: ['dictionary.unknown'],
});

/**
 * Reads a sheet of items: new values are added, others changed, and items that are not in it stay. A trial changes
 * nothing and tells what would come of it; a sheet with one wrong row changes nothing either.
 */
export const importDictionaryItems = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/dict/importExcel',
  input: z.strictObject({ dictId: DictCode, sheet: text(500_000), trial: z.boolean() }),
  result: z.object({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    wrong: z.array(z.object({ row: z.int(), words: z.string() })),
  }),
  refuses: ['dictionary.unknown', 'dictionary.full'],
});
export type ItemImport = z.infer<typeof importDictionaryItems.result>;

/** The changes of a dictionary and its items. */
export const listDictionaryChanges = defineCall({
  ...reading,
  path: '/sys/dict/changes',
  input: changes.input.extend({ dictId: DictCode }),
  result: changes.result,
  refuses: [],
});

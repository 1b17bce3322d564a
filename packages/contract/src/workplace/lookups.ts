import { z } from 'zod';
import { defineCall } from '../call.ts';
import { asyncChoicePageSize, choicePageSize } from '../limits.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { DictionaryItem, LookupName } from './dictionaries.ts';

/** An option of a lookup; `aside` tells options of the same text apart, such as number and city of a store. */
export const LookupItem = DictionaryItem.extend({ aside: z.string() });
export type LookupItem = z.infer<typeof LookupItem>;

/** The filters of a lookup: a business group, a department with those below it, a store. */
export const lookupFilters = ['bgNo', 'departId', 'storeNo'] as const;
export type LookupFilter = (typeof lookupFilters)[number];

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  refuses: ['dictionary.unknown'],
  rate: 'read',
} as const;

const found = paged(LookupItem, asyncChoicePageSize);
const options = paged(LookupItem, choicePageSize);
const filter = text(64).optional();

/** Options of a dictionary or lookup that match a keyword: by number, characters, pinyin or initials. */
export const searchOptions = defineCall({
  ...reading,
  path: '/sys/dict/loadDict/:dict',
  input: found.input.extend({ dict: LookupName, keyword: keyword() }),
  result: z.array(LookupItem),
});

/**
 * Labels of stored values (`a,b`) in their order, also of those that are offered no more. An unknown value is left out,
 * or with `delNotExist=false` is its own label.
 */
export const getOptionLabels = defineCall({
  ...reading,
  path: '/sys/dict/loadDictItem/:dict',
  input: z.strictObject({
    dict: LookupName,
    key: text(4_000),
    delNotExist: z.enum(['true', 'false']).default('true'),
  }),
  result: z.array(z.string()),
});

/** The text of one stored value; empty where there is none. */
export const getOptionText = defineCall({
  ...reading,
  path: '/sys/dict/getDictText/:dictCode/:key',
  input: z.strictObject({ dictCode: LookupName, key: text(200) }),
  result: z.string(),
});

/** The paged lookups by number, with the filters each takes: the base data of the browser. */
export const listPagedLookups = defineCall({
  ...reading,
  path: '/common/queryPullPageDConfigs',
  input: z.strictObject({}),
  result: z.array(
    z.object({ no: z.string(), name: z.string(), filters: z.array(z.enum(lookupFilters)) }),
  ),
  refuses: [],
});
export type PagedLookup = z.infer<typeof listPagedLookups.result>[number];

/** A page of a lookup's options. A filter that the lookup does not take is refused. */
export const pageOptions = defineCall({
  ...reading,
  path: '/common/queryPullPageDConfig',
  input: options.input.extend({
    no: LookupName,
    keyword: keyword(),
    bgNo: filter,
    departId: filter,
    storeNo: filter,
  }),
  result: options.result,
});

/** A node of a tree; `isLeaf` says that nothing is below it. */
const TreeNode = z.object({
  key: z.string(),
  value: z.string(),
  title: z.string(),
  isLeaf: z.boolean(),
});

/** The nodes of a registered tree below `pid`, the roots without one. Names of columns select the tree, and no more. */
export const loadTree = defineCall({
  ...reading,
  path: '/sys/dict/loadTreeData',
  input: z.strictObject({
    pid: text(64).default(''),
    tableName: text(200),
    text: text(200),
    code: text(200),
    pidField: text(64).default(''),
    hasChildField: text(64).default(''),
    condition: z.literal('').default(''),
  }),
  result: z.array(TreeNode),
});

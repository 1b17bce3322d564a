import { z } from 'zod';
import { defineCall } from '../call.ts';

/** One choice of a dictionary; `title` and `label` repeat `text` for existing front ends. */
export const DictionaryItem = z.object({
  value: z.string(),
  text: z.string(),
  title: z.string(),
  label: z.string(),
  color: z.string().nullable(),
});
export type DictionaryItem = z.infer<typeof DictionaryItem>;

/** A dictionary's name. Never a table's: what it names is looked up, not made into a query. */
export const DictionaryCode = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);

export const getDictionaryItems = defineCall({
  method: 'GET',
  path: '/sys/dict/getDictItems/:dictCode',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ dictCode: DictionaryCode }),
  result: z.array(DictionaryItem),
  refuses: ['dictionary.unknown'],
  rate: 'read',
});

/**
 * Every dictionary by its code. The browser stores them unchecked, for front ends that take them from its storage:
 * parsing each of some hundred items is of no use here and delays a sign-in on a slow computer.
 */
export const Dictionaries = z.custom<Record<string, DictionaryItem[]>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Every dictionary, as signing in brings them. */
export const getAllDictionaryItems = defineCall({
  method: 'GET',
  path: '/sys/dict/queryAllDictItems',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: Dictionaries,
  refuses: [],
  rate: 'read',
});

/** Spec section 7: a GET carries a time stamp, except the calls for dictionaries. */
export const isDictionaryPath = (path: string): boolean => /\/sys\/dict\//.test(path);

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { type SubsystemKey, subsystemKeys } from '../subsystems/subsystem-keys.ts';
import { text } from '../text.ts';

/** One choice of a dictionary; `title` and `label` repeat `text` for existing front ends. */
export const DictionaryItem = z.object({
  value: z.string(),
  text: z.string(),
  title: z.string(),
  label: z.string(),
  color: z.string().nullable(),
});
export type DictionaryItem = z.infer<typeof DictionaryItem>;

/**
 * The name of a dictionary or of a registered lookup, such as `sys_user,realname,username`. It is looked up in a
 * registry and never becomes a part of a query.
 */
export const LookupName = text(200).min(1, '字典Code不能为空!');

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  rate: 'read',
} as const;

/** The enabled items of a dictionary in order. */
export const getDictionaryItems = defineCall({
  ...reading,
  path: '/sys/dict/getDictItems/:dictCode',
  input: z.strictObject({ dictCode: LookupName }),
  result: z.array(DictionaryItem),
  refuses: ['dictionary.unknown'],
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
  ...reading,
  path: '/sys/dict/queryAllDictItems',
  input: z.strictObject({}),
  result: Dictionaries,
  refuses: [],
});

/**
 * Refreshes dictionaries on the server. There is nothing to clear: each change ends the caches of all nodes, so the
 * call says that the next answer is current.
 */
export const refreshDictionaries = defineCall({
  ...reading,
  path: '/sys/dict/refleshCache',
  input: z.strictObject({}),
  result: z.null(),
  refuses: [],
});

/** Paths of systems that are not their keys (spec section 7). */
const otherPrefixes: Partial<Record<SubsystemKey, string>> = {
  ors: 'pos',
  rcm: 'cnl',
  cms: 'uopcms',
};

/** Returns the segment before `sys/dict` in the paths of a system. */
export const dictionaryPrefixOf = (system: SubsystemKey): string => otherPrefixes[system] ?? system;

const DictionaryPrefix = z.enum(subsystemKeys.map(dictionaryPrefixOf));

/** The same two calls on the path of each system, which its front ends make. */
export const refreshSystemDictionaries = defineCall({
  ...refreshDictionaries,
  path: '/:prefix/sys/dict/refleshCache',
  input: z.strictObject({ prefix: DictionaryPrefix }),
});
export const getSystemDictionaryItems = defineCall({
  ...getAllDictionaryItems,
  path: '/:prefix/sys/dict/queryAllDictItems',
  input: z.strictObject({ prefix: DictionaryPrefix }),
});

/** Spec section 7: a GET carries a time stamp, except the calls for dictionaries. */
export const isDictionaryPath = (path: string): boolean => /\/sys\/dict\//.test(path);

import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Database } from '#platform/database/database.ts';
import { departmentLookup } from './departments.ts';
import type { Lookup } from './lookup.ts';
import { type MayAct, personLookup } from './people.ts';
import { storeLookup } from './stores.ts';

/** Reads all items of a dictionary; undefined for a code that names none. */
type ReadDictionary = (
  code: string,
) => Promise<readonly { item: DictionaryItem; isOffered: boolean }[] | undefined>;

export interface RegistryParts {
  db: Database;
  mayAct: MayAct;
  readDictionary: ReadDictionary;
}

/** Names that front ends of this family use for a lookup. They are keys of this table: a name is never parsed. */
const otherNames: Record<string, string> = {
  'sys_user,realname,username': 'person',
  'sys_depart,depart_name,id': 'department',
  'sys_depart,depart_name,org_code': 'department-code',
};

/** The registered trees, by table, text and code of `loadTreeData`. */
const trees: Record<string, string> = { 'sys_depart,depart_name,id': 'department' };

/** Registers the lookups: a name is a key of the registry or the code of a dictionary, and anything else is nothing. */
export function createRegistry({ db, mayAct, readDictionary }: RegistryParts) {
  const lookups = new Map<string, Lookup>([
    ['store', storeLookup(db)],
    ['person', personLookup(db, mayAct)],
    ['department', departmentLookup(db, 'id')],
    ['department-code', departmentLookup(db, 'orgCode')],
  ]);

  return {
    paged: [...lookups].filter(([no]) => no !== 'department-code'),

    /** Returns a lookup with the name it is cached under. */
    async find(name: string): Promise<{ no: string; lookup: Lookup } | undefined> {
      const no = Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
      const lookup = lookups.get(no);
      if (lookup) return { no, lookup };
      const items = await readDictionary(no);
      return items && { no, lookup: dictionaryLookup(items) };
    },

    isTree: (name: string): boolean => Object.hasOwn(trees, name),
  };
}

const dictionaryLookup = (
  items: readonly { item: DictionaryItem; isOffered: boolean }[],
): Lookup => ({
  name: '字典',
  filters: [],
  rows: async () =>
    items.map(({ item: { value, text, color }, isOffered }) => ({
      value,
      text,
      aside: '',
      color,
      isOffered,
      within: {},
    })),
  visibleTo: async () => 'all',
});

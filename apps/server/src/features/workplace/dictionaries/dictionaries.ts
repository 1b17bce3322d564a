import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import { refuse } from '#platform/http/refuse.ts';
import { itemToWire } from './to-wire.ts';
import { allCodes, enabledItems } from './store.ts';

export type Dictionaries = ReturnType<typeof createDictionaries>;

/** The number of tenants whose dictionaries are cached. */
const maxTenants = 100;

type DictionariesByCode = Map<string, DictionaryItem[]>;

/** Reads the dictionaries of each tenant, cached until an administrator changes one. */
export function createDictionaries({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<DictionariesByCode>({ most: maxTenants });
  const cached = () => memo.get(epochs.of('dictionary'), 'all', () => readAll(db));

  return {
    /** Returns every dictionary by code. */
    all: async (): Promise<Record<string, DictionaryItem[]>> => Object.fromEntries(await cached()),

    /** Returns the items of one dictionary in order. */
    items: async (code: string): Promise<DictionaryItem[]> =>
      (await cached()).get(code) ?? refuse('dictionary.unknown'),
  };
}

async function readAll(db: Database): Promise<DictionariesByCode> {
  const [codes, items] = await Promise.all([allCodes(db), enabledItems(db)]);
  const byCode = Map.groupBy(items, (item) => item.dictionary_code);
  return new Map(codes.map((code) => [code, (byCode.get(code) ?? []).map(itemToWire)]));
}

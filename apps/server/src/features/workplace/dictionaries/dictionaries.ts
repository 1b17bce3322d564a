import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Database } from '#platform/database';
import type { Epochs } from '#platform/epochs';
import { createTenantMemo } from '#platform/tenant-memo';
import { refuse } from '#platform/refuse';
import { presentItem } from './to-wire.ts';
import { allCodes, enabledItems } from './store.ts';

export type Dictionaries = ReturnType<typeof createDictionaries>;

/** Tenants whose dictionaries are remembered at most. */
const tenantsMost = 100;

type Shelf = Map<string, DictionaryItem[]>;

/** The dictionaries of each tenant, kept until an administrator changes one. */
export function createDictionaries({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<Shelf>({ most: tenantsMost });
  const shelf = () => memo.get(epochs.of('dictionary'), 'all', () => readShelf(db));

  return {
    /** Every dictionary by its code. */
    all: async (): Promise<Record<string, DictionaryItem[]>> => Object.fromEntries(await shelf()),

    /** The choices of one dictionary in their order. */
    items: async (code: string): Promise<DictionaryItem[]> =>
      (await shelf()).get(code) ?? refuse('dictionary.unknown'),
  };
}

async function readShelf(db: Database): Promise<Shelf> {
  const [codes, items] = await Promise.all([allCodes(db), enabledItems(db)]);
  const byCode = Map.groupBy(items, (item) => item.dictionary_code);
  return new Map(codes.map((code) => [code, (byCode.get(code) ?? []).map(presentItem)]));
}

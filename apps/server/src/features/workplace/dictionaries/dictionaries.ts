import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import { refuse } from '#platform/http/refuse.ts';
import { itemToWire } from './to-wire.ts';
import { allCodes, allItems } from './store.ts';

export type Dictionaries = ReturnType<typeof createDictionaries>;

/** The number of tenants whose dictionaries are cached. */
const maxTenants = 100;

/** A dictionary item; one that is disabled is no longer offered, but still names stored values. */
interface StoredChoice {
  item: DictionaryItem;
  isOffered: boolean;
}

type DictionariesByCode = Map<string, StoredChoice[]>;

const offered = (choices: readonly StoredChoice[]): DictionaryItem[] =>
  choices.filter(({ isOffered }) => isOffered).map(({ item }) => item);

/** Reads the dictionaries of each tenant, cached until an administrator changes one. */
export function createDictionaries({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<DictionariesByCode>({ most: maxTenants });
  const cached = () => memo.get(epochs.of('dictionary'), 'all', () => readAll(db));
  const choices = async (code: string) => (await cached()).get(code);

  return {
    /** Returns the enabled items of every dictionary by code. */
    all: async (): Promise<Record<string, DictionaryItem[]>> =>
      Object.fromEntries([...(await cached())].map(([code, found]) => [code, offered(found)])),

    /** Returns the enabled items of one dictionary in order. */
    items: async (code: string): Promise<DictionaryItem[]> =>
      offered((await choices(code)) ?? refuse('dictionary.unknown')),

    /** Returns all items of a dictionary, or undefined where there is none of this code. */
    choices,
  };
}

async function readAll(db: Database): Promise<DictionariesByCode> {
  const [codes, items] = await Promise.all([allCodes(db), allItems(db)]);
  const byCode = Map.groupBy(items, (item) => item.dictionary_code);
  const choiceOf = (row: (typeof items)[number]) => ({
    item: itemToWire(row),
    isOffered: row.enabled,
  });
  return new Map(codes.map((code) => [code, (byCode.get(code) ?? []).map(choiceOf)]));
}

import { createCell } from '@portal/common/cell';
import { storedDictionaryMs } from '@portal/contract/limits';
import { Dictionaries } from '@portal/contract/workplace/dictionaries';
import type { z } from 'zod';
import { forget, onChangeElsewhere, recall, remember, storageKeys } from './storage.ts';

type StoredDictionaries = z.infer<typeof Dictionaries>;

const dictionaries = createCell<StoredDictionaries | null>(read());

onChangeElsewhere(storageKeys.dictionaries, () => dictionaries.set(read()));

/** The dictionaries of the browser by code, for 7 days; null before they have arrived. A change shows in all tabs. */
export const storedDictionaries = { get: dictionaries.get, subscribe: dictionaries.subscribe };

/** Stores the dictionaries of a sign-in, of a switch, or of a change by an administrator. */
export function keepDictionaries(items: StoredDictionaries): void {
  remember(storageKeys.dictionaries, items, storedDictionaryMs);
  dictionaries.set(items);
}

export function forgetDictionaries(): void {
  forget(storageKeys.dictionaries);
  dictionaries.set(null);
}

function read(): StoredDictionaries | null {
  const stored = Dictionaries.safeParse(recall(storageKeys.dictionaries));
  return stored.success ? stored.data : null;
}

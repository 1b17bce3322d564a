import { forget, recall, remember, type StorageKey, storageKeys } from '@portal/client/storage';
import type { ContextKind } from '@portal/contract/workplace/work-context';
import { storedLoginMs } from '@portal/contract/limits';

interface NamedNumber {
  no: string;
  name: string;
}

/** The entries of a choice in the browser's storage, under the names of spec section 3. */
const entriesOf: Record<ContextKind, (choice: NamedNumber) => [StorageKey, unknown][]> = {
  group: ({ no, name }) => [
    [storageKeys.businessGroupInfo, { bgNo: no, bgName: name }],
    [storageKeys.businessGroup, no],
  ],
  store: ({ no, name }) => [
    [storageKeys.storeInfo, { storeNo: no, storeName: name }],
    [storageKeys.storeNo, no],
    [storageKeys.storeName, name],
  ],
  company: ({ no, name }) => [[storageKeys.company, { companyNo: no, companyName: name }]],
};

export function storeChoice(kind: ContextKind, choice: NamedNumber): void {
  for (const [key, value] of entriesOf[kind](choice)) remember(key, value, storedLoginMs);
}

/** Forgets a stored choice that is no longer one of the user's memberships. */
export function forgetStoredChoice(kind: ContextKind): void {
  forget(...entriesOf[kind]({ no: '', name: '' }).map(([key]) => key));
}

/** Returns the latest choices of any tab. */
export function storedChoices(): Partial<Record<ContextKind, NamedNumber>> {
  const group = recall(storageKeys.businessGroupInfo);
  const company = recall(storageKeys.company);
  return {
    ...named('group', memberOf(group, 'bgNo'), memberOf(group, 'bgName')),
    ...named('store', recall(storageKeys.storeNo), recall(storageKeys.storeName)),
    ...named('company', memberOf(company, 'companyNo'), memberOf(company, 'companyName')),
  };
}

/** Accepts text only: storage can hold anything. */
const named = (kind: ContextKind, no: unknown, name: unknown) =>
  typeof no === 'string' && no !== ''
    ? { [kind]: { no, name: typeof name === 'string' ? name : '' } }
    : {};

const memberOf = (value: unknown, member: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === member)?.[1]
    : undefined;

import { type StorageKey, storageKeys } from '@portal/client/storage';
import { noStore } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';

/** What a person has chosen to work for in a system, as the context button says it (spec section 2). */
export interface WorkContext {
  kind: 'group' | 'store' | 'company';
  /** The number that is shown before the name. */
  code?: string | undefined;
  /** Undefined while nothing is chosen. */
  name?: string | undefined;
}

const kinds: Partial<Record<SubsystemKey, WorkContext['kind']>> = {
  crm: 'group',
  imos: 'group',
  cms: 'group',
  ors: 'store',
  rcm: 'store',
  ops: 'company',
};

/** The context of a system, read from what the browser keeps; undefined where a system has none. */
export function contextOf(
  system: SubsystemKey,
  recall: (key: StorageKey) => unknown,
): WorkContext | undefined {
  const kind = kinds[system];
  if (kind === undefined) return undefined;
  if (kind === 'group') {
    return { kind, name: memberOf(recall(storageKeys.businessGroupInfo), 'bgName') };
  }
  if (kind === 'company')
    return { kind, name: memberOf(recall(storageKeys.company), 'companyName') };
  const code = textOf(recall(storageKeys.storeNo));
  const isChosen = code !== undefined && code !== noStore;
  return isChosen ? { kind, code, name: textOf(recall(storageKeys.storeName)) } : { kind };
}

/** Storage is anyone's to write: only text that is there counts. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const memberOf = (value: unknown, member: string): string | undefined =>
  typeof value === 'object' && value !== null
    ? textOf(Object.entries(value).find(([name]) => name === member)?.[1])
    : undefined;

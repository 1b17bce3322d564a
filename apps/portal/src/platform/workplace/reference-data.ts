import { keepDictionaries, storedDictionaries } from '@portal/client/dictionaries';
import { send } from '@portal/client/send';
import { currentSession, onSessionChange } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { storedDictionaryMs } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import {
  dictionaryPrefixOf,
  getAllDictionaryItems,
  getSystemDictionaryItems,
  refreshSystemDictionaries,
} from '@portal/contract/workplace/dictionaries';
import { listPagedLookups } from '@portal/contract/workplace/lookups';
import { notify } from '@portal/ui/feedback/notify';
import { currentWorkplace, onWorkplaceChange } from './workplace.ts';

/**
 * Keeps dictionaries and base data in the browser's storage, where front ends of this family look for them: refreshed
 * when the user switches to another system (spec section 7), fetched when their 7 days are over. Begins after the first
 * page, and waits for an idle moment after a switch.
 */
export function followReferenceData(): void {
  let system = currentWorkplace()?.system;
  onWorkplaceChange(() => {
    const now = currentWorkplace()?.system;
    if (now === undefined || now === system) return;
    system = now;
    requestIdleCallback(() => void refresh(now));
  });
  onSessionChange(() => void fetchBaseData());
  void fetchBaseData();
  void fetchDictionaries();
}

async function refresh(system: SubsystemKey): Promise<void> {
  const prefix = dictionaryPrefixOf(system);
  try {
    await send(refreshSystemDictionaries, { prefix }, { quiet: true });
    keepDictionaries(await send(getSystemDictionaryItems, { prefix }, { quiet: true }));
  } catch {
    if (currentSession()) notify({ kind: 'error', text: '刷新缓存失败！' });
  }
}

/** The session, where it may make calls: none without a sign-in, and none while a step of it is pending. */
function openSession() {
  const session = currentSession();
  return session?.pendingSteps.length === 0 ? session : null;
}

/** A failure is no news: the next page of the user tries again. */
async function fetchBaseData(): Promise<void> {
  const session = openSession();
  if (!session || recall(storageKeys.baseData) !== undefined) return;
  const lookups = await send(listPagedLookups, {}, { quiet: true }).catch(() => undefined);
  if (lookups && currentSession()?.token === session.token) {
    remember(storageKeys.baseData, lookups, storedDictionaryMs);
  }
}

async function fetchDictionaries(): Promise<void> {
  const session = openSession();
  if (!session || storedDictionaries.get() !== null) return;
  const items = await send(getAllDictionaryItems, {}, { quiet: true }).catch(() => undefined);
  if (items && currentSession()?.token === session.token) keepDictionaries(items);
}

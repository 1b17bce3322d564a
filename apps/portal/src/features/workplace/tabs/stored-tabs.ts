import { currentSession } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemName } from '@portal/contract/subsystems/subsystems';
import { z } from 'zod';
import type { Tab } from './tab-list.ts';

const name = 'TABS';

const StoredTab = z.object({ key: z.string(), href: z.string(), title: z.string().optional() });
/** Tabs of one user by system, in one tab of the browser: another browser tab has its own. */
const StoredTabs = z.object({
  owner: z.string(),
  tabs: z.partialRecord(SubsystemName, z.array(StoredTab)),
});

/** Returns the stored tabs of a system for the signed-in user, never another's. */
export const storedTabs = (system: SubsystemKey): Tab[] => read()?.tabs[system] ?? [];

/** Returns the stored tabs of all systems. */
export const allStoredTabs = (): Tab[] => Object.values(read()?.tabs ?? {}).flat();

/** Stores the tabs of a system through a reload. A full or forbidden storage is ignored. */
export function storeTabs(system: SubsystemKey, tabs: readonly Tab[]): void {
  const owner = currentSession()?.person.id;
  if (owner === undefined) return;
  try {
    const stored = { owner, tabs: { ...read()?.tabs, [system]: tabs } };
    sessionStorage.setItem(name, JSON.stringify(stored));
  } catch {
    forgetTabs();
  }
}

export function forgetTabs(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden storage holds nothing.
  }
}

function read(): z.infer<typeof StoredTabs> | undefined {
  try {
    const stored = StoredTabs.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null')).data;
    return stored?.owner === currentSession()?.person.id ? stored : undefined;
  } catch {
    return undefined;
  }
}

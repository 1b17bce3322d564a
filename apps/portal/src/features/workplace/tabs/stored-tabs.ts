import { currentSession } from '@portal/client/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { SubsystemName } from '@portal/contract/subsystems/subsystems';
import { z } from 'zod';
import type { Tab } from './tab-list.ts';

const name = 'TABS';

const KeptTab = z.object({ key: z.string(), href: z.string(), title: z.string().optional() });
/** The tabs of one person, by system, in one tab of the browser: beside it, another has its own. */
const Kept = z.object({
  owner: z.string(),
  tabs: z.partialRecord(SubsystemName, z.array(KeptTab)),
});

/** The tabs a system was left with here by the person signed in; nobody sees another's. */
export const keptTabs = (system: SubsystemKey): Tab[] => read()?.tabs[system] ?? [];

/** The tabs of all systems. */
export const allKeptTabs = (): Tab[] => Object.values(read()?.tabs ?? {}).flat();

/** Keeps the tabs of a system through a reload of the page. A full or forbidden storage is no reason to fail. */
export function keepTabs(system: SubsystemKey, tabs: readonly Tab[]): void {
  const owner = currentSession()?.person.id;
  if (owner === undefined) return;
  try {
    const kept = { owner, tabs: { ...read()?.tabs, [system]: tabs } };
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    forgetTabs();
  }
}

export function forgetTabs(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage that may not be used holds nothing to forget.
  }
}

function read(): z.infer<typeof Kept> | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null')).data;
    return kept?.owner === currentSession()?.person.id ? kept : undefined;
  } catch {
    return undefined;
  }
}

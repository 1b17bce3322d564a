import { plan, prefetch } from '@portal/client/prefetch';
import { shareCookie } from '@portal/client/shared-cookie';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import { fewestMenuItems } from '@portal/contract/limits';
import { getPermissions, type Permissions } from '@portal/contract/access/permissions';
import { listSubsystems, SubsystemName } from '@portal/contract/subsystems/subsystems';
import { defaultSubsystem, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { queryClient } from '@portal/client/query-client';
import { indexMenu, type MenuIndex } from './menu-index.ts';
import { ensurePreferences } from '../settings/preferences.ts';
import { resolveContext } from '../context/resolve-context.ts';

/** The subsystem the user is in, with its menu and their permissions. */
export interface Workplace {
  system: SubsystemKey;
  permissions: Permissions;
  index: MenuIndex;
}

/** The permission call returned no menu (spec section 8). */
export class EmptyMenu extends Error {
  override name = 'EmptyMenu';
  constructor() {
    super('getPermissionList: permissions must be a non-null array !');
  }
}

const listeners = new Set<() => void>();
let current: Workplace | null = null;

export const currentWorkplace = (): Workplace | null => current;

/** Replaces the workplace during the warm-up, when nobody is signed in (`boot/warm-up`). */
export const WarmUpWorkplace = createContext<Workplace | null>(null);

/** Returns the workplace, for components inside the guarded layout, where there always is one. */
export function useWorkplace(): Workplace {
  const workplace = useWorkplaceIfAny();
  if (!workplace) throw new Error('shown before the guard had let anyone in');
  return workplace;
}

/** Returns the workplace; null on the front page, where no system may have been entered yet. */
export function useWorkplaceIfAny(): Workplace | null {
  const sample = use(WarmUpWorkplace);
  return useSyncExternalStore(onWorkplaceChange, currentWorkplace) ?? sample;
}

/**
 * Returns the current or last workplace of one system: a page that is still visible does not change with the next
 * system.
 */
export function useWorkplaceIn(system: SubsystemKey): Workplace | undefined {
  const now = useWorkplace();
  const [last, setLast] = useState<Workplace>();
  if (now.system === system && now !== last) setLast(now);
  return now.system === system ? now : last;
}

/** Returns the current system, the last one, or the one the user lands in (spec section 4, "Landing"). */
export function currentSystem(): SubsystemKey {
  const stored = SubsystemName.safeParse(recall(storageKeys.currentSystem));
  if (stored.success) return stored.data;
  return currentSession()?.person.defaultSystem ?? defaultSubsystem;
}

/** Prefetches the menu of a system the user is about to enter. */
export const prefetchMenu = (system: SubsystemKey): void =>
  prefetch(plan(getPermissions, { systemType: system }));

/**
 * Loads a system's menu without entering it. `isFresh` makes its call again, or takes what `prefetchMenu` made.
 * @throws {CallProblem} when the call fails, {EmptyMenu} when it returns no menu.
 */
export async function loadWorkplace(
  system: SubsystemKey,
  { isFresh = false } = {},
): Promise<Workplace> {
  const [permissions, systems] = await Promise.all([
    queryClient.fetchQuery({
      ...queryOf(getPermissions, { systemType: system }, { quiet: true }),
      ...(isFresh && { staleTime: 0 }),
    }),
    // With systems, preferences and context known, the shell renders once and stays as it is.
    queryClient.ensureQueryData(queryOf(listSubsystems, {})).catch(() => undefined),
    ensurePreferences(),
    resolveContext(system),
  ]);
  if (permissions.menu.length === 0) throw new EmptyMenu();
  const kind = systems?.find(({ sysType }) => sysType === system)?.kind;
  const roams = kind === 'umd' ? { roams: `/${system}` } : {};
  return { system, permissions, index: indexMenu(permissions.menu, roams) };
}

/** Refuses a system with too few menu items (spec section 4, "System switch"). @throws {EmptyMenu} */
export function requireMenu({ permissions: { menu } }: Workplace): void {
  if (menu.length < fewestMenuItems) throw new EmptyMenu();
}

/** Returns a workplace without a menu, for a user who has lost it or never had one: the shell is still there. */
export const emptyWorkplace = (system: SubsystemKey): Workplace => ({
  system,
  permissions: { menu: [], auth: [], allAuth: [] },
  index: indexMenu([]),
});

/** Enters a loaded workplace, here and after a reload. */
export function enterWorkplace(workplace: Workplace): void {
  current = workplace;
  remember(storageKeys.currentSystem, workplace.system);
  for (const listen of listeners) listen();
  // Other front ends are informed after this page has rendered.
  setTimeout(() => {
    if (current === workplace && currentSession()) tellOthers(workplace);
  });
}

function tellOthers({ system, permissions: { auth, allAuth } }: Workplace): void {
  shareCookie('CURRENT_SYSTEM', system);
  remember(storageKeys.buttonAuth, { auth, allAuth });
}

/** Calls back when the user enters another system or the current menu changes. */
export function onWorkplaceChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

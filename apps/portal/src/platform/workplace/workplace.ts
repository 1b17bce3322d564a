import { second } from '@portal/common/durations';
import { shareCookie } from '@portal/client/shared-cookie';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { queryOf } from '@portal/client/queries';
import { currentSession } from '@portal/client/session';
import { fewestMenuItems } from '@portal/contract/limits';
import { getPermissions, type Permissions } from '@portal/contract/access/permissions';
import { listSubsystems, SubsystemName } from '@portal/contract/subsystems/subsystems';
import { defaultSubsystem, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../loading/query-client.ts';
import { indexMenu, type MenuIndex } from './menu-index.ts';
import { ensurePreferences } from '../settings/preferences.ts';
import { resolveContext } from '../context/resolve-context.ts';

/** Where the person works: one subsystem with its menu and what they may do in it. */
export interface Workplace {
  system: SubsystemKey;
  permissions: Permissions;
  index: MenuIndex;
}

/** Spec section 8: what is said when the permission call answers without a menu. */
export class EmptyMenu extends Error {
  override name = 'EmptyMenu';
  constructor() {
    super('getPermissionList: permissions must be a non-null array !');
  }
}

const listeners = new Set<() => void>();
let current: Workplace | null = null;

export const currentWorkplace = (): Workplace | null => current;

/** Stands in for the workplace while there is nobody yet to have one (`boot/rehearsal`). */
export const RehearsedWorkplace = createContext<Workplace | null>(null);

/** The workplace, for what is shown inside the guarded layout, where there always is one. */
export function useWorkplace(): Workplace {
  const rehearsed = use(RehearsedWorkplace);
  const workplace = useSyncExternalStore(onWorkplaceChange, currentWorkplace) ?? rehearsed;
  if (!workplace) throw new Error('shown before the guard had let anyone in');
  return workplace;
}

/** The workplace as it is, or was last, in one system: a page still on the screen does not change with the next system. */
export function useWorkplaceIn(system: SubsystemKey): Workplace | undefined {
  const now = useWorkplace();
  const [last, setLast] = useState<Workplace>();
  if (now.system === system && now !== last) setLast(now);
  return now.system === system ? now : last;
}

/** The system the person is in, was last, or lands on (spec section 4, "Landing"). */
export function currentSystem(): SubsystemKey {
  const stored = SubsystemName.safeParse(recall(storageKeys.currentSystem));
  if (stored.success) return stored.data;
  return currentSession()?.person.defaultSystem ?? defaultSubsystem;
}

/** A menu asked for when a system was pressed is fresh when it is let go, for as long as a change may take to be seen. */
const pressedMs = 3 * second;
const pressed = new Set<SubsystemKey>();

const menuOf = (system: SubsystemKey) =>
  queryOf(getPermissions, { systemType: system }, { quiet: true });

/** Asks for the menu of a system that somebody is about to enter. What goes wrong is met when they do. */
export function prefetchMenu(system: SubsystemKey): void {
  pressed.add(system);
  void queryClient.prefetchQuery({ ...menuOf(system), staleTime: pressedMs });
}

/**
 * Loads a system's menu without going there. `isFresh` asks the server even when it was asked a moment ago, unless that
 * was by `askMenuAhead`.
 * @throws {CallProblem} when the call fails, {EmptyMenu} when it answers none.
 */
export async function loadWorkplace(
  system: SubsystemKey,
  { isFresh = false } = {},
): Promise<Workplace> {
  const wasPressed = pressed.delete(system);
  const [permissions, systems] = await Promise.all([
    queryClient.fetchQuery({
      ...menuOf(system),
      ...(isFresh && { staleTime: wasPressed ? pressedMs : 0 }),
    }),
    // Known by now, the systems, the person's liking and what they work for let the shell be drawn once, as it will stay.
    queryClient.ensureQueryData(queryOf(listSubsystems, {})).catch(() => undefined),
    ensurePreferences(),
    resolveContext(system),
  ]);
  if (permissions.menu.length === 0) throw new EmptyMenu();
  const kind = systems?.find(({ sysType }) => sysType === system)?.kind;
  const roams = kind === 'umd' ? { roams: `/${system}` } : {};
  return { system, permissions, index: indexMenu(permissions.menu, roams) };
}

/** Spec section 4, "System switch": a system with fewer menu items is not entered. @throws {EmptyMenu} */
export function requireMenu({ permissions: { menu } }: Workplace): void {
  if (menu.length < fewestMenuItems) throw new EmptyMenu();
}

/** A system without anything in it, for somebody who has lost its menu or never had one: the shell is there still. */
export const emptyWorkplace = (system: SubsystemKey): Workplace => ({
  system,
  permissions: { menu: [], auth: [], allAuth: [] },
  index: indexMenu([]),
});

/** Makes a loaded workplace the one the person is in, here and after a reload. */
export function enterWorkplace(workplace: Workplace): void {
  current = workplace;
  remember(storageKeys.currentSystem, workplace.system);
  for (const listen of listeners) listen();
  // Nobody here waits for what other front ends are told.
  setTimeout(() => {
    if (current === workplace && currentSession()) tellOthers(workplace);
  });
}

function tellOthers({ system, permissions: { auth, allAuth } }: Workplace): void {
  shareCookie('CURRENT_SYSTEM', system);
  remember(storageKeys.buttonAuth, { auth, allAuth });
}

/** Calls back when the person goes to another system, or the menu of the one they are in changes. */
export function onWorkplaceChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

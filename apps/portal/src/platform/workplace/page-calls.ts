import { plan, type PlannedCall, prefetch } from '@portal/client/prefetch';
import { getPermissions } from '@portal/contract/access/permissions';
import { getBoard } from '@portal/contract/analysis/board';
import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { boardQueryOf } from '@portal/subsystem/analysis/address';
import { useInsertionEffect, useState } from 'react';
import { contextIn } from '../context/context-in-address.ts';
import { contextCalls, resolveContext } from '../context/resolve-context.ts';
import { dashboardOf } from '../navigation/paths.ts';

/** Path and query of a page. */
type Address = Pick<URL, 'pathname' | 'search'>;

/** Returns the calls of the page itself: of boards alone they are known before their code has loaded. */
const ownCalls = (system: SubsystemKey, { pathname, search }: Address): PlannedCall[] =>
  pathname === dashboardOf(system)
    ? [plan(getBoard, boardQueryOf(system, search), contextIn({ pathname, search }))]
    : [];

/** Returns the calls a page of a system makes after a sign-in: its menu, its context, then its own. */
export function firstCalls(address: Address): PlannedCall[] {
  const system = subsystemOfPath(address.pathname);
  if (!system) return [];
  const kind = contextKindOf[system];
  return [
    plan(getPermissions, { systemType: system }),
    ...(kind ? contextCalls(kind, contextIn(address)?.no) : []),
    ...(isContextKnown(system, address) ? ownCalls(system, address) : []),
  ];
}

/** Returns whether the address says in which context its page makes its calls. */
const isContextKnown = (system: SubsystemKey, address: Address): boolean =>
  !contextKindOf[system] || contextIn(address) !== undefined;

/** Makes the page's own calls while its code is still loading. */
export function prefetchPage(system: SubsystemKey, address: Address): void {
  for (const call of ownCalls(system, address)) prefetch(call);
}

/**
 * The same for the first page, whose context may have to be found first. A number in the address is the user's, as a
 * rule, and need not be checked before: the server does.
 */
export async function prefetchFirstPage(system: SubsystemKey, address: Address): Promise<void> {
  if (!isContextKnown(system, address)) await resolveContext(system);
  prefetchPage(system, address);
}

/** Paths of the mounted pages, visible or hidden. */
const mounted = new Set<string>();

/** Returns whether a page is mounted: it then shows as it was left. */
export const isMounted = (path: string): boolean => mounted.has(path);

/** Makes the calls of a page when it opens. */
export function usePagePrefetch(
  system: SubsystemKey,
  { path, search }: { path: string; search: string },
): void {
  useState(() => prefetchPage(system, { pathname: path, search }));
  // Of all effects only insertion effects survive the hiding of a page and end when it unmounts.
  useInsertionEffect(() => {
    mounted.add(path);
    return () => void mounted.delete(path);
  }, [path]);
}

import { prefetch } from '@portal/client/prefetch';
import { getBoard } from '@portal/contract/analysis/board';
import { boardQueryOf } from '@portal/subsystem/analysis/address';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useInsertionEffect, useState } from 'react';
import { dashboardOf } from '../navigation/paths.ts';

/** Paths of the mounted pages, visible or hidden. */
const mounted = new Set<string>();

/** Returns whether a page is mounted: it then shows as it was left. */
export const isMounted = (path: string): boolean => mounted.has(path);

/** Requests a board's data while its code is still loading; does nothing for any other page. */
export function prefetchBoard(
  system: SubsystemKey,
  { path, search }: { path: string; search: string },
): void {
  if (path === dashboardOf(system)) prefetch(getBoard, boardQueryOf(system, search));
}

/** Prefetches the board of a page when the page opens. */
export function useBoardPrefetch(
  system: SubsystemKey,
  page: { path: string; search: string },
): void {
  useState(() => prefetchBoard(system, page));
  const { path } = page;
  // Of all effects only insertion effects survive the hiding of a page and end when it unmounts.
  useInsertionEffect(() => {
    mounted.add(path);
    return () => void mounted.delete(path);
  }, [path]);
}

import { sendEarly } from '@portal/client/send';
import { getBoard } from '@portal/contract/analysis/board';
import { boardQueryOf } from '@portal/subsystem/analysis/address';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useInsertionEffect, useState } from 'react';
import { dashboardOf } from '../navigation/paths.ts';

/** The pages that are mounted, in front or behind. */
const mounted = new Set<string>();

/** Whether a page is mounted: somebody who comes to it has it as it was. */
export const isMounted = (path: string): boolean => mounted.has(path);

/** Asks for the figures of a board while what is to show them is still on its way; on any other page it does nothing. */
export function prefetchBoard(
  system: SubsystemKey,
  { path, search }: { path: string; search: string },
): void {
  if (path === dashboardOf(system)) sendEarly(getBoard, boardQueryOf(system, search));
}

/** Has the board asked for when its page is opened: its program is still to come. */
export function useBoardPrefetch(
  system: SubsystemKey,
  page: { path: string; search: string },
): void {
  useState(() => prefetchBoard(system, page));
  const { path } = page;
  // Of all effects this kind alone outlives the page's being hidden behind another, and ends when it is gone.
  useInsertionEffect(() => {
    mounted.add(path);
    return () => void mounted.delete(path);
  }, [path]);
}

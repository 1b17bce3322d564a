import { sendEarly } from '@portal/client/send';
import { getBoard } from '@portal/contract/analysis';
import { boardAsked } from '@portal/subsystem/analysis/address';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import { dashboardOf } from './paths.ts';

/** Asks for the figures of a board while what is to show them is still on its way; on any other page it does nothing. */
export function askBoardAhead(
  system: SubsystemKey,
  { path, search }: { path: string; search: string },
): void {
  if (path === dashboardOf(system)) sendEarly(getBoard, boardAsked(system, search));
}

import { currentSession } from '@portal/client/session';
import { safeRedirect } from '../../platform/guard/redirect.ts';
import { dashboardOf } from '../../platform/paths.ts';
import { currentSystem, loadWorkplace } from '../../platform/workplace.ts';
import { subsystemOfPath } from '@portal/contract/subsystem-keys';

/** Where signing in leads: the page that was asked for, else the board of the default system (spec section 4). */
export function landingPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  return safeRedirect(wanted, origin) ?? dashboardOf(currentSystem());
}

/** Asks for the menu of where one is about to land, while the program itself is still being made ready. */
export function prepareLanding(path: string): void {
  if (!currentSession()) return;
  // The guard asks again and says what went wrong; this only asks early.
  loadWorkplace(subsystemOfPath(path) ?? currentSystem()).catch(() => undefined);
}

import { noteQuestions, requestAhead } from '@portal/client/asked-ahead';
import { queryOf } from '@portal/client/queries';
import { questionOf, requestOf } from '@portal/client/reach';
import { sendEarly } from '@portal/client/send';
import { getBoard } from '@portal/contract/analysis';
import { placeOf } from '@portal/contract/chosen';
import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystem-keys';
import { getPermissions } from '@portal/contract/permissions';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems';
import { cache } from '#platform/cache.ts';
import { askedFor, withContext } from '#platform/context-address.ts';
import { safeRedirect } from '#platform/guard/redirect.ts';
import { dashboardOf } from '#platform/paths.ts';
import { isWanted, settleContext } from '#platform/settle-context.ts';
import { currentSystem, loadWorkplace } from '#platform/workplace.ts';

/** Where signing in leads: the page that was asked for, else the board of the default system (spec section 4). */
export function landingPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  return safeRedirect(wanted, origin) ?? dashboardOf(currentSystem());
}

/**
 * Asks at once for all that the page one is about to land on will ask for: its menu, the systems, and the figures of a
 * board. Who needs them asks again, is handed what came meanwhile, and says what went wrong.
 */
export function prepareLanding(address: string): Promise<SubsystemEntry[]> {
  const [path = ''] = address.split('?');
  const system = subsystemOfPath(path) ?? currentSystem();
  // Whoever needs them says what is wrong with them: nobody has asked for them yet.
  const systems = cache.fetchQuery(queryOf(listSubsystems, {}, { quiet: true }));
  loadWorkplace(system).catch(() => undefined);
  // A path outside of all systems is drawn in whichever was the last, so there is nothing to be known by it.
  if (!subsystemOfPath(path)) noteQuestions(address, []);
  else void noteFor(system, address, { isBoard: path === dashboardOf(system) });
  return systems;
}

/**
 * Asks for the figures of a board, and notes what the page asks for. Every question says what is chosen, so that comes
 * first; where nothing has to be asked it is there already.
 */
async function noteFor(
  system: SubsystemKey,
  address: string,
  { isBoard }: { isBoard: boolean },
): Promise<void> {
  const board = { system, period: 'month' } as const;
  const asked = askedFor(new URL(address, location.origin));
  if (isBoard && asked && isWanted(asked.kind)) {
    // It is theirs, as a rule, and the figures need not wait until that is known: the server knows, too.
    const { headers, ...request } = requestOf(getBoard, board, {});
    requestAhead({ ...request, headers: { ...headers, [placeOf[asked.kind].header]: asked.no } });
  }
  await settleContext(system);
  if (isBoard) sendEarly(getBoard, board);
  noteQuestions(inFull(address), [
    questionOf(listSubsystems, {}),
    questionOf(getPermissions, { systemType: system }),
    ...(isBoard ? [questionOf(getBoard, board)] : []),
  ]);
}

/** The address as it will stand in the browser, with what is chosen. */
function inFull(address: string): string {
  const { pathname, search } = withContext(new URL(address, location.origin));
  return pathname + search;
}

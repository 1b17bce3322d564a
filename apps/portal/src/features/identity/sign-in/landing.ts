import { alongOf, chosenWith, foresee, type Foreseen, keepAlong } from '@portal/client/along';
import { noteQuestions } from '@portal/client/asked-ahead';
import { queryOf } from '@portal/client/queries';
import { questionOf } from '@portal/client/request';
import { sendEarly } from '@portal/client/send';
import { AlongQuestions } from '@portal/contract/along';
import { getBoard } from '@portal/contract/analysis/board';
import { boardAsked } from '@portal/subsystem/analysis/address';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { getPermissions } from '@portal/contract/access/permissions';
import { getPreferences } from '@portal/contract/workplace/preferences';
import type { SignedIn } from '@portal/contract/identity/session';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { askBoardAhead } from '#platform/board-ahead.ts';
import { cache } from '#platform/cache.ts';
import { askedFor, withContext } from '#platform/context-address.ts';
import { safeRedirect } from '#platform/guard/redirect.ts';
import { afterLanding } from '#platform/landed.ts';
import { dashboardOf } from '#platform/paths.ts';
import { isWanted, settleContext, settlingQuestions } from '#platform/settle-context.ts';
import { currentSystem, loadWorkplace } from '#platform/workplace.ts';

/** Where signing in leads: the page that was asked for, else the board of the default system (spec section 4). */
export const landingPath = (search: string, origin: string): string =>
  wantedPath(search, origin) ?? dashboardOf(currentSystem());

const wantedPath = (search: string, origin: string): string | undefined =>
  safeRedirect(new URLSearchParams(search).get('redirect'), origin);

/** Where somebody is likely to land who is about to sign in, and what they will ask for there. */
export interface ForeseenLanding {
  path: string | undefined;
  questions: readonly Foreseen[];
}

const whereverOneLands = [foresee(listSubsystems, {}), foresee(getPreferences, {})];

/** Where nothing else is asked for, most land where the one before them did: in the system `last`. */
export function foreseeLanding(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  last: SubsystemKey | undefined,
): ForeseenLanding {
  const path = wantedPath(search, origin) ?? (last && dashboardOf(last));
  const there = path === undefined ? [] : questionsAt(new URL(path, origin));
  // A link may say anything; what cannot travel is asked later, as any call is.
  const canTravel = AlongQuestions.safeParse(alongOf(there)).success;
  return { path, questions: [...whereverOneLands, ...(canTravel ? there : [])] };
}

function questionsAt(url: URL): Foreseen[] {
  const system = subsystemOfPath(url.pathname);
  if (!system) return [];
  const kind = contextKindOf[system];
  const asked = askedFor(url);
  const isBoard = url.pathname === dashboardOf(system) && (asked || !kind);
  return [
    foresee(getPermissions, { systemType: system }),
    ...(kind ? settlingQuestions(kind, asked?.no) : []),
    ...(isBoard ? [foresee(getBoard, boardAsked(system, url.search), asked)] : []),
  ];
}

/** Keeps what came along for the page at a path. Where another was foreseen its answers are nobody's: they would grow old. */
export function keepLanding(
  path: string,
  { path: foreseen, questions }: ForeseenLanding,
  answers: SignedIn['along'],
): void {
  const still = path === foreseen ? questions : questions.slice(0, whereverOneLands.length);
  keepAlong(still, answers);
}

/**
 * Asks at once for all that the page one is about to land on will ask for: its menu, the systems, and the figures of a
 * board. Who needs them asks again, is handed what came meanwhile, and says what went wrong.
 */
export function prepareLanding(address: string): Landing {
  const [path = ''] = address.split('?');
  const system = subsystemOfPath(path) ?? currentSystem();
  // Whoever needs them says what is wrong with them: nobody has asked for them yet.
  const systems = cache.fetchQuery(queryOf(listSubsystems, {}, { quiet: true }));
  const component = loadWorkplace(system).then(
    ({ index }) => index.find(path)?.item.component ?? null,
    () => null,
  );
  // A path outside of all systems is drawn in whichever was the last, so there is nothing to be known by it.
  if (!subsystemOfPath(path)) noteQuestions(address, []);
  else void noteFor(system, address, { isBoard: path === dashboardOf(system) });
  return { systems, component };
}

interface Landing {
  systems: Promise<SubsystemEntry[]>;
  /** The name of the page in its system; null where it has none, or is not to be had. */
  component: Promise<string | null>;
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
  const url = new URL(address, location.origin);
  const board = boardAsked(system, url.search);
  const asked = askedFor(url);
  if (isBoard && asked && isWanted(asked.kind)) {
    // It is theirs, as a rule, and the figures need not wait until that is known: the server knows, too.
    sendEarly(getBoard, board, chosenWith(asked));
  }
  await settleContext(system);
  askBoardAhead(system, { path: url.pathname, search: url.search });
  const questions = [
    questionOf(listSubsystems, {}),
    questionOf(getPermissions, { systemType: system }),
    ...(isBoard ? [questionOf(getBoard, board)] : []),
  ];
  afterLanding(() => noteQuestions(inFull(address), questions));
}

/** The address as it will stand in the browser, with what is chosen. */
function inFull(address: string): string {
  const { pathname, search } = withContext(new URL(address, location.origin));
  return pathname + search;
}

import { noteQuestions } from '@portal/client/asked-ahead';
import {
  alongOf,
  contextWith,
  keepAlong,
  plan,
  type PlannedCall,
  prefetch,
} from '@portal/client/prefetch';
import { queryOf } from '@portal/client/queries';
import { anonymousRequestOf } from '@portal/client/request';
import { AlongQuestions } from '@portal/contract/along';
import { getBoard } from '@portal/contract/analysis/board';
import { boardQueryOf } from '@portal/subsystem/analysis/address';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { getPermissions } from '@portal/contract/access/permissions';
import { getPreferences } from '@portal/contract/workplace/preferences';
import type { SignedIn } from '@portal/contract/identity/session';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { prefetchBoard } from '#platform/workplace/board-prefetch.ts';
import { queryClient } from '@portal/client/query-client';
import { contextIn, withContext } from '#platform/context/context-in-address.ts';
import { safeRedirect } from '#platform/guard/redirect.ts';
import { afterFirstPage } from '#platform/loading/first-page-shown.ts';
import { dashboardOf } from '#platform/navigation/paths.ts';
import {
  isContextRequested,
  resolveContext,
  contextCalls,
} from '#platform/context/resolve-context.ts';
import { currentSystem, loadWorkplace } from '#platform/workplace/workplace.ts';

/** Returns the page a sign-in leads to: the requested one, else the board of the default system (spec section 4). */
export const landingPath = (search: string, origin: string): string =>
  requestedPath(search, origin) ?? dashboardOf(currentSystem());

const requestedPath = (search: string, origin: string): string | undefined =>
  safeRedirect(new URLSearchParams(search).get('redirect'), origin);

/** The page a user is expected to land on, and the queries it will make. */
export interface ExpectedLanding {
  path: string | undefined;
  questions: readonly PlannedCall[];
}

const commonQueries = [plan(listSubsystems, {}), plan(getPreferences, {})];

/** Expects the requested page, else the board of `last`, the system of the last landing: most users land there. */
export function expectLanding(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  last: SubsystemKey | undefined,
): ExpectedLanding {
  const path = requestedPath(search, origin) ?? (last && dashboardOf(last));
  const there = path === undefined ? [] : queriesAt(new URL(path, origin));
  // A link may say anything; what cannot travel is asked later, as any call is.
  const canTravel = AlongQuestions.safeParse(alongOf(there)).success;
  return { path, questions: [...commonQueries, ...(canTravel ? there : [])] };
}

function queriesAt(url: URL): PlannedCall[] {
  const system = subsystemOfPath(url.pathname);
  if (!system) return [];
  const kind = contextKindOf[system];
  const asked = contextIn(url);
  const isBoard = url.pathname === dashboardOf(system) && (asked || !kind);
  return [
    plan(getPermissions, { systemType: system }),
    ...(kind ? contextCalls(kind, asked?.no) : []),
    ...(isBoard ? [plan(getBoard, boardQueryOf(system, url.search), asked)] : []),
  ];
}

/**
 * Caches the answers that came with the sign-in. Those for another page than expected are dropped: they would grow old.
 */
export function keepLandingAnswers(
  path: string,
  { path: foreseen, questions }: ExpectedLanding,
  answers: SignedIn['along'],
): void {
  const still = path === foreseen ? questions : questions.slice(0, commonQueries.length);
  keepAlong(still, answers);
}

/**
 * Starts all queries of the landing page at once: its menu, the systems, the figures of a board. The page then finds
 * them in the cache, or their errors.
 */
export function prefetchLanding(address: string): Landing {
  const [path = ''] = address.split('?');
  const system = subsystemOfPath(path) ?? currentSystem();
  // The page that needs them reports their errors: so far they are prefetched.
  const systems = queryClient.fetchQuery(queryOf(listSubsystems, {}, { quiet: true }));
  const component = loadWorkplace(system).then(
    ({ index }) => index.find(path)?.item.component ?? null,
    () => null,
  );
  // A path outside of all systems is shown in the last one, so it tells nothing about the queries.
  if (!subsystemOfPath(path)) noteQuestions(address, []);
  else void prefetchPage(system, address, { isBoard: path === dashboardOf(system) });
  return { systems, component };
}

interface Landing {
  systems: Promise<SubsystemEntry[]>;
  /** Component name of the page in its system; null where it has none. */
  component: Promise<string | null>;
}

/**
 * Fetches the figures of a board and records the page's queries. Every query names the chosen context, so that is
 * settled first.
 */
async function prefetchPage(
  system: SubsystemKey,
  address: string,
  { isBoard }: { isBoard: boolean },
): Promise<void> {
  const url = new URL(address, location.origin);
  const board = boardQueryOf(system, url.search);
  const asked = contextIn(url);
  if (isBoard && asked && isContextRequested(asked.kind)) {
    // It is theirs, as a rule, and the figures need not wait until that is known: the server knows, too.
    prefetch(getBoard, board, contextWith(asked));
  }
  await resolveContext(system);
  prefetchBoard(system, { path: url.pathname, search: url.search });
  const questions = [
    anonymousRequestOf(listSubsystems, {}),
    anonymousRequestOf(getPermissions, { systemType: system }),
    ...(isBoard ? [anonymousRequestOf(getBoard, board)] : []),
  ];
  afterFirstPage(() => noteQuestions(fullAddress(address), questions));
}

/** Returns the address as the browser will show it, with the chosen context. */
function fullAddress(address: string): string {
  const { pathname, search } = withContext(new URL(address, location.origin));
  return pathname + search;
}

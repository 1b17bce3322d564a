import { alongOf, keepAlong, plan, type PlannedCall } from '@portal/client/prefetch';
import { queryClient } from '@portal/client/query-client';
import { queryOf } from '@portal/client/queries';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { AlongQuestions } from '@portal/contract/along';
import type { SignedIn } from '@portal/contract/identity/session';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { getPreferences } from '@portal/contract/workplace/preferences';
import { preload } from '../features/shell/stage/loading/loader.ts';
import { preloadProgram } from '../features/shell/stage/loading/shared-programs.ts';
import { safeRedirect, wantedIn } from '../platform/guard/redirect.ts';
import { afterFirstPage } from '../platform/loading/first-page-shown.ts';
import { dashboardOf } from '../platform/navigation/paths.ts';
import { firstCalls, prefetchFirstPage } from '../platform/workplace/page-calls.ts';
import { currentSystem, loadWorkplace } from '../platform/workplace/workplace.ts';

/** The stored part of the system a user last landed in: enough to fetch its code, nothing about the user. */
const Landing = SubsystemEntry.omit({ permitted: true });

const lastLanding = () => Landing.safeParse(recall(storageKeys.lastLanding)).data;

const requestedPath = (): string | undefined => safeRedirect(wantedIn(location), location.origin);

/** Returns the page a sign-in leads to: the requested one, else the board of the default system (spec section 4). */
export const landingPath = (): string => requestedPath() ?? dashboardOf(currentSystem());

/** The page a user is expected to land on, and the calls that travel with the sign-in. */
export interface ExpectedLanding {
  path: string | undefined;
  calls: readonly PlannedCall[];
}

const callsEverywhere = [plan(listSubsystems, {}), plan(getPreferences, {})];

/** Expects the requested page, else the board of the system last landed in with this browser: most users land there. */
export function expectLanding(): ExpectedLanding {
  const last = lastLanding();
  const path = requestedPath() ?? (last && dashboardOf(last.sysType));
  const there = path === undefined ? [] : firstCalls(new URL(path, location.origin));
  // A link may say anything; a call that cannot travel is made later, as any call is.
  const canTravel = AlongQuestions.safeParse(alongOf(there)).success;
  return { path, calls: [...callsEverywhere, ...(canTravel ? there : [])] };
}

/** Keeps the responses that came with the sign-in, but not those for another page than expected: they would grow old. */
export function keepLandingAnswers(
  path: string,
  expected: ExpectedLanding,
  answers: SignedIn['along'],
): void {
  keepAlong(path === expected.path ? expected.calls : callsEverywhere, answers);
}

/** Fetches the code of the system last landed in while the next user types. */
export function fetchLastLanding(): void {
  const last = lastLanding();
  if (last) void preload({ ...last, permitted: false });
}

/**
 * Fetches data and code of the page at an address, all at once; resolves when the code is there. The page makes the
 * same calls and shows their errors.
 */
export async function fetchLanding(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  const system = subsystemOfPath(url.pathname);
  const workplace = loadWorkplace(system ?? currentSystem()).catch(() => undefined);
  if (!system) return;
  void prefetchFirstPage(system, url);
  try {
    const systems = await queryClient.fetchQuery(queryOf(listSubsystems, {}, { quiet: true }));
    const entry = systems.find(({ sysType }) => sysType === system);
    if (!entry?.permitted) return;
    const program = preloadProgram(entry);
    afterFirstPage(() => remember(storageKeys.lastLanding, Landing.parse(entry)));
    const { subsystem } = await program;
    const item = (await workplace)?.index.find(url.pathname)?.item;
    await subsystem.prepare?.(item?.component ?? null);
  } catch {
    // The page tries again.
  }
}

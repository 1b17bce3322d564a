import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { currentSession, endSession, refreshSession } from '@portal/client/session';
import { listPages } from '@portal/contract/access/pages';
import { recordAt } from '@portal/contract/records/record-address';
import { refusals } from '@portal/contract/refusals';
import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { notify } from '@portal/ui/feedback/notify';
import { signOutToLogin } from '../session/sign-out.ts';
import { paths } from '../navigation/paths.ts';
import { pageOfRecord } from '../navigation/record-page.ts';
import { goTo } from '../navigation/router-port.ts';
import {
  currentSystem,
  currentWorkplace,
  EmptyMenu,
  emptyWorkplace,
  enterWorkplace,
  requireMenu,
  loadWorkplace,
} from '../workplace/workplace.ts';
import { decide, type Destination, type Verdict } from './guard.ts';
import { isRefusedPage } from './refused-pages.ts';
import { isSessionAlive } from '../session/session-alive.ts';

/** The address of the last navigation that ended at 404 or 403. */
let missed: string | undefined;

export const lastMissedAddress = (): string | undefined => missed;

/**
 * Runs the guard for one navigation and returns the redirect, if any. It loads the menu it needs. Without a menu the
 * user is signed out (spec section 4) and this never resolves. After `signal` is aborted it changes nothing any more.
 */
export async function runGuard(
  asked: Pick<Destination, 'path' | 'search' | 'hash'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Asked before any menu is loaded: the record may be of another system than the last one.
  const listed =
    recordAt(asked.path) && refreshSession() ? await pageOfRecord(asked.path) : undefined;
  if (signal.aborted) return undefined;
  return listed ?? guard(asked, signal);
}

async function guard(
  asked: Pick<Destination, 'path' | 'search' | 'hash'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { path } = asked;
  const isSignedIn = refreshSession() !== null;
  const loaded = currentWorkplace();
  const place = { ...asked, origin: location.origin };
  const verdict = decide(place, { isSignedIn, system: currentSystem(), loaded });
  if (verdict === 'pass') return undefined;
  if ('go' in verdict) {
    if (verdict.go !== paths.notFound && verdict.go !== paths.forbidden) return verdict.go;
    missed = path;
    return isSignedIn && (await isRefusedAt(path)) ? undefined : verdict.go;
  }
  if ('ifAlive' in verdict) return checkSession(verdict, signal);
  try {
    const workplace = await loadWorkplace(verdict.enter);
    if (signal.aborted) return undefined;
    // An address must not open what the switcher refuses; users who are there already stay.
    if (verdict.enter !== currentSystem()) requireMenu(workplace);
    enterWorkplace(workplace);
  } catch (error) {
    return signal.aborted ? undefined : withoutMenu(verdict.enter, { asked, signal }, error);
  }
  return guard(asked, signal);
}

/** Tells a page that is closed to the user. Who has no page at all is told that instead, wherever they come from. */
async function isRefusedAt(path: string): Promise<boolean> {
  const hasPages = (currentWorkplace()?.permissions.menu.length ?? 0) > 0;
  return hasPages && subsystemOfPath(path) !== undefined && isRefusedPage(path);
}

/**
 * Handles a link into a closed or empty system: back to the current one, else to the first system with pages. A user
 * without any page stays signed in and is told so.
 */
async function withoutMenu(
  wanted: SubsystemKey,
  { asked, signal }: { asked: Parameters<typeof runGuard>[0]; signal: AbortSignal },
  error: unknown,
): Promise<string | undefined> {
  const closed = closedReason(error);
  if (closed && wanted !== currentSystem()) {
    if (await isShownAsRefused(asked.path, signal)) return undefined;
    notify({ kind: 'error', title: '系统提示', text: refusals[closed].message });
    return paths.root;
  }
  const pages = closed && (isPasswordDue() ? pagesLater() : await ownPages());
  if (signal.aborted) return undefined;
  // An empty menu of a system with permitted pages is an error: sign out.
  if (!pages || pages.some(({ system }) => system === wanted)) return signOutFor(error);
  const [first] = pages;
  if (first && !recordAt(asked.path)) return first.path;
  // The words about a record stand in the shell of whatever system the reader has.
  const own = first && (await loadWorkplace(first.system).catch(() => undefined));
  if (signal.aborted) return undefined;
  enterWorkplace(own ?? emptyWorkplace(wanted));
  return guard(asked, signal);
}

/** Keeps the user in their system where the address is a page of another that is closed to them. */
async function isShownAsRefused(path: string, signal: AbortSignal): Promise<boolean> {
  if (!(await isRefusedPage(path)) || signal.aborted) return false;
  if (currentWorkplace()) return true;
  const own = await loadWorkplace(currentSystem()).catch(() => undefined);
  if (!own || signal.aborted) return false;
  enterWorkplace(own);
  return true;
}

function signOutFor(error: unknown): Promise<never> {
  const why = whyNot(error);
  return signOutToLogin(why ? { why } : {});
}

/** The server answers no call about pages before then, and the dialog for it is part of the shell. */
const isPasswordDue = (): boolean => currentSession()?.pendingSteps.includes('password') === true;

/** Shows the shell without pages, and leads to the first one once the password is changed. */
function pagesLater(): [] {
  void ownPages().then((pages) => pages?.[0] && goTo(pages[0].path, { replace: true }));
  return [];
}

/** Loads every permitted page of all systems; undefined when the call fails. */
const ownPages = () => send(listPages, {}, { quiet: true }).catch(() => undefined);

function closedReason(error: unknown): 'subsystem.no-menu' | 'subsystem.disabled' | undefined {
  if (error instanceof EmptyMenu) return 'subsystem.no-menu';
  const isDisabled = error instanceof CallProblem && error.reason === 'subsystem.disabled';
  return isDisabled ? 'subsystem.disabled' : undefined;
}

/** Explains an empty menu to the user; the specification's message for programmers follows in brackets. */
function whyNot(error: unknown): string | undefined {
  if (error instanceof EmptyMenu) {
    return `${refusals['subsystem.no-menu'].message}（${error.message}）`;
  }
  return error instanceof CallProblem ? error.message : undefined;
}

/** Asks the server whether the session is alive; only a clear no ends it here. */
async function checkSession(
  { ifAlive, otherwise }: Extract<Verdict, { ifAlive: string }>,
  signal: AbortSignal,
) {
  const isAlive = await isSessionAlive(signal);
  if (signal.aborted) return undefined;
  if (isAlive) return ifAlive;
  // The session is over on the server: there is nothing to sign out of.
  endSession();
  return otherwise === 'leave' ? signOutToLogin({ why: '登录已过期，请重新登录' }) : undefined;
}

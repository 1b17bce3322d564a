import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { endSession, refreshSession } from '@portal/client/session';
import { listPages } from '@portal/contract/access/pages';
import { refusals } from '@portal/contract/refusals';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { notify } from '@portal/ui/feedback/notify';
import { signOutToLogin } from '../session/sign-out.ts';
import { noteMissedAddress } from './missed-address.ts';
import { paths } from '../navigation/paths.ts';
import {
  currentSystem,
  currentWorkplace,
  EmptyMenu,
  emptyWorkplace,
  enterWorkplace,
  requireMenu,
  loadWorkplace,
} from '../workplace/workplace.ts';
import { decide, type Verdict } from './guard.ts';
import { isSessionAlive } from '../session/session-alive.ts';

/**
 * Lets a navigation pass, or answers where it leads instead. Loads the menu it needs on the way; when there is none to
 * be had, the person is signed out (spec section 4) and this never answers, since the page is about to start anew. A
 * navigation that was overtaken by another (`signal`) changes nothing any more, whatever its menu brings.
 */
export async function runGuard(
  path: string,
  search: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const isSignedIn = refreshSession() !== null;
  const loaded = currentWorkplace();
  const place = { path, search, origin: location.origin };
  const verdict = decide(place, { isSignedIn, system: currentSystem(), loaded });
  if (verdict === 'pass') return undefined;
  if ('go' in verdict) {
    if (verdict.go === paths.notFound || verdict.go === paths.forbidden) noteMissedAddress(path);
    return verdict.go;
  }
  if ('ifAlive' in verdict) return checkSession(verdict, signal);
  try {
    const workplace = await loadWorkplace(verdict.enter);
    if (signal.aborted) return undefined;
    // Nobody comes by an address to what the switcher would refuse; where they are already, they stay.
    if (verdict.enter !== currentSystem()) requireMenu(workplace);
    enterWorkplace(workplace);
  } catch (error) {
    return signal.aborted ? undefined : withoutMenu(verdict.enter, { path, search, signal }, error);
  }
  return runGuard(path, search, signal);
}

/**
 * A link into a system that is closed, or has nothing for the person, leads back to the one they are in. Where that one
 * has nothing for them they go on to one that has; without any they stay signed in, and are told so.
 */
async function withoutMenu(
  wanted: SubsystemKey,
  { path, search, signal }: { path: string; search: string; signal: AbortSignal },
  error: unknown,
): Promise<string | undefined> {
  const closed = closedReason(error);
  if (closed && wanted !== currentSystem()) {
    notify({ kind: 'error', title: '系统提示', text: refusals[closed].message });
    return paths.root;
  }
  const pages = closed && (await ownPages());
  if (signal.aborted) return undefined;
  // An empty answer about a system they have pages in is a mistake: nothing can be trusted any more.
  if (!pages || pages.some(({ system }) => system === wanted)) return signOutFor(error);
  if (pages[0]) return pages[0].path;
  enterWorkplace(emptyWorkplace(wanted));
  return runGuard(path, search, signal);
}

function signOutFor(error: unknown): Promise<never> {
  const why = whyNot(error);
  return signOutToLogin(why ? { why } : {});
}

/** Every page the person may open, over all systems they may enter; undefined where that cannot be learned. */
const ownPages = () => send(listPages, {}, { quiet: true }).catch(() => undefined);

function closedReason(error: unknown): 'subsystem.no-menu' | 'subsystem.disabled' | undefined {
  if (error instanceof EmptyMenu) return 'subsystem.no-menu';
  const isDisabled = error instanceof CallProblem && error.reason === 'subsystem.disabled';
  return isDisabled ? 'subsystem.disabled' : undefined;
}

/** The specification's words for an empty menu are for programmers: what they mean to a person stands before them. */
function whyNot(error: unknown): string | undefined {
  if (error instanceof EmptyMenu) {
    return `${refusals['subsystem.no-menu'].message}（${error.message}）`;
  }
  return error instanceof CallProblem ? error.message : undefined;
}

/** Goes by the server's word on the session: an end of it is told, and nothing but that ends it here. */
async function checkSession(
  { ifAlive, otherwise }: Extract<Verdict, { ifAlive: string }>,
  signal: AbortSignal,
) {
  const isAlive = await isSessionAlive(signal);
  if (signal.aborted) return undefined;
  if (isAlive) return ifAlive;
  // Nothing to sign out of any more.
  endSession();
  return otherwise === 'leave' ? signOutToLogin({ why: '登录已过期，请重新登录' }) : undefined;
}

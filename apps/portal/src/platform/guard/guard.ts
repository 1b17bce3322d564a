import {
  type SubsystemKey,
  subsystemOfPath,
  systemsElsewhere,
} from '@portal/contract/subsystems/subsystem-keys';
import type { MenuIndex } from '../workplace/menu-index.ts';
import { dashboardOf, loginWith, paths, withoutTrailingSlash } from '../navigation/paths.ts';
import { isPublicPath, isShellPage, needsNoMenu } from './audiences.ts';
import { safeRedirect, wantedIn } from './redirect.ts';

/** The requested address. */
export interface Destination {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** The hash with its sign, or empty. */
  hash: string;
  origin: string;
}

/** The facts about the visitor that the guard decides by. */
export interface Visitor {
  isSignedIn: boolean;
  /** The current or the last system. */
  system: SubsystemKey;
  /** The loaded menu, if any. */
  loaded: { system: SubsystemKey; index: MenuIndex } | null;
}

/**
 * Pass, redirect, load a system's menu and decide again, or check the session first: then redirect, sign out or stay.
 */
export type Verdict =
  | 'pass'
  | { go: string }
  | { enter: SubsystemKey }
  | { ifAlive: string; otherwise: 'leave' | 'stay' };

/** Decides a navigation (spec section 4), without side effects. */
export function decide(place: Destination, standing: Visitor): Verdict {
  const { path, search, hash } = place;
  if (path === paths.user) return { go: paths.login + search + hash };
  if (standing.isSignedIn) return forPerson(place, standing);
  return isPublicPath(path) || isSilent(place) ? 'pass' : { go: loginWith(path + search + hash) };
}

/** Returns whether a system asks silently who is signed in: it must never see a sign-in form. */
const isSilent = ({ path, search }: Destination): boolean =>
  path === paths.singleSignOn && new URLSearchParams(search).get('prompt') === 'none';

function forPerson(place: Destination, standing: Visitor): Verdict {
  const { path } = place;
  if (path === paths.login) return atLogin(place, standing.system);
  if (path === paths.newLogin) return { ifAlive: paths.portalHome, otherwise: 'stay' };
  return needsNoMenu(path) ? 'pass' : intoSystem(place, standing);
}

/** Decides a page inside the shell, which needs the menu of its system. */
function intoSystem({ path, search, origin }: Destination, standing: Visitor): Verdict {
  const named = subsystemOfPath(path);
  // An address with one of these keys asks for the system's board, which the portal shows itself (spec section 2).
  if (!named && systemsElsewhere.has(standing.system) && !isShellPage(path)) {
    return { ifAlive: paths.portalHome, otherwise: 'leave' };
  }
  const wanted = named ?? standing.system;
  if (standing.loaded?.system !== wanted) return { enter: wanted };
  const target = safeRedirect(new URLSearchParams(search).get('redirect'), origin);
  return target ? { go: target } : withMenu(path, standing.loaded.index);
}

/** Query parameters set by a system that sends a user here, and by the group's CAS. */
const brought = ['param', 'isgims', 'ticket'] as const;

/**
 * Leads a signed-in user away from the login page, to the page it would have led to, unless another system has sent them
 * there.
 */
function atLogin({ search, hash, origin }: Destination, system: SubsystemKey): Verdict {
  const query = new URLSearchParams(search);
  if (brought.some((name) => query.has(name))) return 'pass';
  const home = system === 'gims' ? paths.portalHome : dashboardOf(system);
  return { go: safeRedirect(wantedIn({ search, hash }), origin) ?? home };
}

function withMenu(path: string, index: MenuIndex): Verdict {
  const front = index.firstPath ?? paths.forbidden;
  if (path === paths.root) return { go: front };
  if (isShellPage(path)) return 'pass';
  const redirect = index.find(path)?.item.redirect;
  if (redirect && index.find(redirect) !== index.find(path)) return { go: redirect };
  const inside = index.firstInside(path);
  if (inside) return { go: inside };
  if (index.pageAt(path) !== undefined) return 'pass';
  return { go: isAddressAtFault(path, index) ? paths.notFound : front };
}

/**
 * Returns whether the address is wrong. A system's bare address leads to its first page, and without any menu no
 * address is better than another.
 */
const isAddressAtFault = (path: string, { tree }: MenuIndex): boolean =>
  tree.length > 0 && withoutTrailingSlash(path) !== `/${subsystemOfPath(path) ?? ''}`;

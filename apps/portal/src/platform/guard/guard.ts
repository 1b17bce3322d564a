import {
  type SubsystemKey,
  subsystemOfPath,
  systemsElsewhere,
} from '@portal/contract/subsystems/subsystem-keys';
import { type MenuIndex, plainPath } from '../workplace/menu-index.ts';
import { dashboardOf, isShellPage, loginWith, paths } from '../navigation/paths.ts';
import { isPublicPath } from './public-paths.ts';
import { safeRedirect } from './redirect.ts';

/** Where someone wants to go. */
export interface Destination {
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  origin: string;
}

/** What the guard knows of the one who wants to go there. */
export interface Visitor {
  isSignedIn: boolean;
  /** The system the person is in, or was last. */
  system: SubsystemKey;
  /** The menu that is loaded, if any. */
  loaded: { system: SubsystemKey; index: MenuIndex } | null;
}

/**
 * Go on, go elsewhere, first load the menu of a system and ask again, or first ask whether the session is alive: then go
 * elsewhere, otherwise sign out or stay.
 */
export type Verdict =
  | 'pass'
  | { go: string }
  | { enter: SubsystemKey }
  | { ifAlive: string; otherwise: 'leave' | 'stay' };

/** The navigation guard of spec section 4, as a rule without side effects. */
export function decide(place: Destination, standing: Visitor): Verdict {
  const { path, search } = place;
  if (path === paths.user) return { go: paths.login + search };
  if (standing.isSignedIn) return forPerson(place, standing);
  return isPublicPath(path) || isSilent(place) ? 'pass' : { go: loginWith(path + search) };
}

/** A system that wants to hear at once who is there, or that nobody is: no sign-in form may be shown for it. */
const isSilent = ({ path, search }: Destination): boolean =>
  path === paths.singleSignOn && new URLSearchParams(search).get('prompt') === 'none';

function forPerson(place: Destination, standing: Visitor): Verdict {
  const { path, search } = place;
  if (path === paths.login) return atLogin(search, standing.system);
  if (path === paths.newLogin) return { ifAlive: paths.portalHome, otherwise: 'stay' };
  const needsNoMenu = isPublicPath(path) || path === paths.singleSignOn;
  return needsNoMenu ? 'pass' : intoSystem(place, standing);
}

/** A page inside the shell, which wants the menu of its system. */
function intoSystem({ path, search, origin }: Destination, standing: Visitor): Verdict {
  const named = subsystemOfPath(path);
  // An address that names one of these asks for its board, which is here (spec section 2).
  if (!named && systemsElsewhere.has(standing.system) && !isShellPage(path)) {
    return { ifAlive: paths.portalHome, otherwise: 'leave' };
  }
  const wanted = named ?? standing.system;
  if (standing.loaded?.system !== wanted) return { enter: wanted };
  const target = safeRedirect(new URLSearchParams(search).get('redirect'), origin);
  return target ? { go: target } : withMenu(path, standing.loaded.index);
}

/** What a hand-over or the group's CAS puts into the address of the login page. */
const brought = ['param', 'isgims', 'ticket'] as const;

/** Someone signed in has no business at the login page, unless they are brought there. */
function atLogin(search: string, system: SubsystemKey): Verdict {
  const query = new URLSearchParams(search);
  if (brought.some((name) => query.has(name))) return 'pass';
  return { go: system === 'gims' ? paths.portalHome : dashboardOf(system) };
}

function withMenu(path: string, index: MenuIndex): Verdict {
  const front = index.firstPath ?? paths.forbidden;
  if (path === paths.root) return { go: front };
  if (isShellPage(path)) return 'pass';
  const redirect = index.find(path)?.item.redirect;
  if (redirect && redirect !== path) return { go: redirect };
  const inside = index.firstInside(path);
  if (inside) return { go: inside };
  if (index.pageAt(path) !== undefined) return 'pass';
  return { go: isAddressAtFault(path, index) ? paths.notFound : front };
}

/**
 * Whoever types the address of a system with nothing behind it wants the first page there is; and for somebody without
 * any menu no address is better than another.
 */
const isAddressAtFault = (path: string, { tree }: MenuIndex): boolean =>
  tree.length > 0 && plainPath(path) !== `/${subsystemOfPath(path) ?? ''}`;

import { type SubsystemKey, subsystemOfPath } from '@portal/contract/subsystem-keys';
import type { MenuIndex } from '../menu-index.ts';
import { dashboardOf, isShellPage, loginWith, paths } from '../paths.ts';
import { isPublicPath } from './public-paths.ts';
import { safeRedirect } from './redirect.ts';

/** Where someone wants to go. */
export interface Place {
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  origin: string;
}

/** What the guard knows of the one who wants to go there. */
export interface Standing {
  isSignedIn: boolean;
  /** The system the person is in, or was last. */
  system: SubsystemKey;
  /** The menu that is loaded, if any. */
  loaded: { system: SubsystemKey; index: MenuIndex } | null;
}

/** Go on, go elsewhere, or first load the menu of a system and ask again. */
export type Verdict = 'pass' | { go: string } | { enter: SubsystemKey };

/** The navigation guard of spec section 4, as a rule without side effects. */
export function decide(place: Place, standing: Standing): Verdict {
  const { path, search } = place;
  if (path === paths.user) return { go: paths.login + search };
  if (!standing.isSignedIn) {
    return isPublicPath(path) ? 'pass' : { go: loginWith(path + search) };
  }
  if (path === paths.login) return atLogin(search, standing.system);
  if (isPublicPath(path)) return 'pass';

  const wanted = subsystemOfPath(path) ?? standing.system;
  if (standing.loaded?.system !== wanted) return { enter: wanted };
  const target = safeRedirect(new URLSearchParams(search).get('redirect'), place.origin);
  return target ? { go: target } : withMenu(path, standing.loaded.index);
}

/** Someone signed in has no business at the login page, unless a hand-over brings them there. */
function atLogin(search: string, system: SubsystemKey): Verdict {
  const query = new URLSearchParams(search);
  if (query.has('param') || query.has('isgims')) return 'pass';
  return { go: system === 'gims' ? paths.portalHome : dashboardOf(system) };
}

function withMenu(path: string, index: MenuIndex): Verdict {
  if (path === paths.root) return { go: index.firstPath ?? paths.forbidden };
  if (isShellPage(path)) return 'pass';
  const placed = index.find(path);
  if (!placed) return { go: paths.notFound };
  const { redirect } = placed.item;
  return redirect && redirect !== path ? { go: redirect } : 'pass';
}

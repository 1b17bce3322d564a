import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { useBlocker } from '@tanstack/react-router';
import { withoutTrailingSlash } from '#platform/navigation/paths.ts';
import { currentWorkplace } from '#platform/workplace/workplace.ts';
import {
  discardUnsaved,
  confirmDiscard,
  useUnsavedPages,
} from '#platform/workplace/unsaved-changes.ts';
import { isKeptAlive, openPages } from './open-pages.ts';

/** Asks before a navigation that would discard unsaved content. Closing a tab asks by itself. */
export function useLeaveGuard(): void {
  const isAnyUnsaved = useUnsavedPages().size > 0;
  useBlocker({
    disabled: !isAnyUnsaved,
    // `platform/workplace/unsaved-changes.ts` guards the unload of the page.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const lost = pagesLostBy(next);
      if (lost === 'nothing') return false;
      if (!(await confirmDiscard(...lost))) return true;
      discardUnsaved(...lost);
      return false;
    },
  });
}

/** Returns the keys of the pages a navigation would discard; an empty list means all. */
function pagesLostBy({ pathname, routeId }: { pathname: string; routeId: string }) {
  const { system, panels } = openPages();
  const isOutside = !routeId.startsWith('/shell');
  if (isOutside || (subsystemOfPath(pathname) ?? system) !== system) return [];
  const front = panels.front?.key;
  if (front === undefined) return 'nothing';
  const next = currentWorkplace()?.index.pageAt(pathname) ?? withoutTrailingSlash(pathname);
  const stays = front === next || isKeptAlive(front);
  return stays ? 'nothing' : [front];
}

import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { useBlocker } from '@tanstack/react-router';
import { plainPath } from '#platform/menu-index.ts';
import { currentWorkplace } from '#platform/workplace.ts';
import { giveUpUnsaved, mayLose, useUnsavedPlaces } from '#platform/unsaved.ts';
import { isPageKept, openPages } from './open-pages.ts';

/** Asks before a page with something unsaved is left that would not be kept. Closing a tab asks by itself. */
export function useLeaving(): void {
  const isAnyUnsaved = useUnsavedPlaces().size > 0;
  useBlocker({
    disabled: !isAnyUnsaved,
    // `platform/unsaved.ts` sees to the page's own end.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const lost = lostAt(next);
      if (lost === 'nothing') return false;
      if (!(await mayLose(...lost))) return true;
      giveUpUnsaved(...lost);
      return false;
    },
  });
}

/** The pages that go when the person does; all of them, where the list is empty. */
function lostAt({ pathname, routeId }: { pathname: string; routeId: string }) {
  const { system, panels } = openPages();
  const isOutside = !routeId.startsWith('/shell');
  if (isOutside || (subsystemOfPath(pathname) ?? system) !== system) return [];
  const front = panels.front?.key;
  if (front === undefined) return 'nothing';
  const next = currentWorkplace()?.index.pageAt(pathname) ?? plainPath(pathname);
  const stays = front === next || isPageKept(front);
  return stays ? 'nothing' : [front];
}

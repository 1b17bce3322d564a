import { currentSession } from '@portal/client/session';
import type { PageMark } from '@portal/contract/workplace/preferences';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { prefer, preference } from '#platform/preferences.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { withVisit } from './recent-pages.ts';
import { pagesOf } from './use-pages.ts';

/** Remembers the pages somebody was on, each as it is left: so that nothing has to be sent while one is arriving. */
export function useVisits(): void {
  const workplace = useWorkplace();
  const { pathname } = useLocation();
  const pages = useMemo(() => pagesOf(workplace), [workplace]);
  const page = pages.find(({ path }) => path === pathname);

  // The browser says when the page as a whole is left, which unmounts nothing.
  useEffect(() => {
    if (!page) return undefined;
    const leave = () => note(page);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [page]);
}

/** Of somebody who has just signed out nothing is kept any more. */
function note(visited: PageMark): void {
  if (currentSession())
    prefer({ recentPages: withVisit(preference('recentPages') ?? [], visited) });
}

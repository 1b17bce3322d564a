import { spelledPath } from '@portal/contract/access/page-address';
import { currentSession } from '@portal/client/session';
import type { PageMark } from '@portal/contract/workplace/preferences';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { savePreference, preference } from '#platform/settings/preferences.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { withUse, withVisit } from './recent-pages.ts';
import { pagesOf } from './use-pages.ts';

/** Records each page as it is left, so that nothing is sent while one loads. */
export function useRecentVisits(): void {
  const workplace = useWorkplace();
  const { pathname } = useLocation();
  const pages = useMemo(() => pagesOf(workplace), [workplace]);
  const page = pages.find(({ path }) => path === spelledPath(pathname));

  // Closing the window unmounts nothing, so `pagehide` is listened to.
  useEffect(() => {
    if (!page) return undefined;
    const leave = () => recordVisit(page);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [page]);
}

/** Records a visit, unless the user has just signed out. */
function recordVisit(visited: PageMark): void {
  if (!currentSession()) return;
  savePreference({
    recentPages: withVisit(preference('recentPages') ?? [], visited),
    usedPages: withUse(preference('usedPages') ?? [], visited),
  });
}

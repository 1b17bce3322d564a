import { useEffect } from 'react';
import { noteLanded } from '#platform/landed.ts';
import { LatestNotices } from '../features/notices/LatestNotices.tsx';
import { NoticeBell } from '../features/notices/NoticeBell.tsx';
import { PortalHome } from '../features/portal-home/PortalHome.tsx';
import { PinnedPages } from '../features/search/PinnedPages.tsx';
import { Account } from './Account.tsx';

/** The group's front page, put together from features that do not know one another. */
export function HomePage() {
  useEffect(noteLanded, []);
  return (
    <PortalHome
      pinned={<PinnedPages />}
      bell={<NoticeBell />}
      account={<Account />}
      announcements={<LatestNotices />}
    />
  );
}

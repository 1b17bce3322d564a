import { useEffect } from 'react';
import { noteLanded } from '#platform/loading/first-page-shown.ts';
import { LatestNotices } from '../features/notices/announcements/bell/LatestNotices.tsx';
import { NoticeBell } from '../features/notices/announcements/bell/NoticeBell.tsx';
import { PortalHome } from '../features/workplace/portal-home/PortalHome.tsx';
import { PinnedPages } from '../features/workplace/search/PinnedPages.tsx';
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

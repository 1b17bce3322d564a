import { useEffect } from 'react';
import { markFirstPageShown } from '#platform/loading/first-page-shown.ts';
import { LatestNotices } from '../features/notices/announcements/bell/LatestNotices.tsx';
import { MustReadNotices } from '../features/notices/announcements/bell/MustReadNotices.tsx';
import { NoticeBell } from '../features/notices/announcements/bell/NoticeBell.tsx';
import { PortalHome } from '../features/workplace/portal-home/PortalHome.tsx';
import { PinnedPages } from '../features/workplace/search/PinnedPages.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** The group's front page, composed of features that do not know one another. */
export function HomePage() {
  useEffect(markFirstPageShown, []);
  return (
    <PortalHome
      pinned={<PinnedPages />}
      bell={<NoticeBell />}
      account={<AccountMenu />}
      mustRead={<MustReadNotices />}
      announcements={<LatestNotices />}
    />
  );
}

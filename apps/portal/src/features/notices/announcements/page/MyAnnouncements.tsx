import { Panel } from '@portal/ui/layout/Panel';
import { usePagePlace } from '#platform/page-place.ts';
import { FoundAnnouncements } from './AnnouncementList.tsx';
import { MyAnnouncementsHead } from './MyAnnouncementsHead.tsx';
import { openedIn, soughtIn } from './list-filter.ts';

/** Everything ever sent to the person, read or not (`/isps/userAnnouncement`). */
export function MyAnnouncements() {
  const { search } = usePagePlace();
  const sought = soughtIn(search);
  return (
    <section className="notices-page">
      <MyAnnouncementsHead sought={sought} />
      <Panel>
        <FoundAnnouncements sought={sought} opened={openedIn(search)} />
      </Panel>
    </section>
  );
}

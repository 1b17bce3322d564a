import { Panel } from '@portal/ui/layout/Panel';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { MyAnnouncementsHead } from './MyAnnouncementsHead.tsx';
import { idToOpen, filterIn } from './list-filter.ts';

/** Page of all announcements sent to the user, read or not (`/isps/userAnnouncement`). */
export function MyAnnouncements() {
  const { search } = usePageLocation();
  const filter = filterIn(search);
  return (
    <section className="notices-page">
      <MyAnnouncementsHead filter={filter} />
      <Panel>
        <AnnouncementList filter={filter} opened={idToOpen(search)} />
      </Panel>
    </section>
  );
}

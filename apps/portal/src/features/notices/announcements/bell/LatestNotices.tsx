import { queryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { NoticeList } from './NoticeList.tsx';
import { useOpenNotice } from '../detail/use-open-notice.tsx';

/** Newest unread notices, for the portal's home page. */
export function LatestNotices() {
  const { data: notices } = useQuery(queryOf(listMine, {}, { quiet: true }));
  const { open, detail } = useOpenNotice();
  return (
    <div className="notices-latest">
      {notices ? <NoticeList notices={notices.anntMsgList} onOpen={open} /> : <Skeleton />}
      {detail}
    </div>
  );
}

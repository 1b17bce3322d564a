import { useQueryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { NoticeList } from './NoticeList.tsx';
import { useOpenNotice } from '../detail/use-open-notice.tsx';

/** Newest unread notices, for the portal's home page. */
export function LatestNotices() {
  const { data: notices } = useQueryOf(listMine, {}, { quiet: true });
  const { open, detail } = useOpenNotice();
  return (
    <div className="notices-latest">
      {notices ? <NoticeList notices={notices.anntMsgList} onOpen={open} /> : <Skeleton />}
      {detail}
    </div>
  );
}

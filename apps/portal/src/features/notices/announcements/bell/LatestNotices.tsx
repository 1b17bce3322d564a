import { useQueryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { NoticeList } from './NoticeList.tsx';
import { useOpenNotice } from '../detail/use-open-notice.tsx';

/** Newest unread notices, for the portal's home page. */
export function LatestNotices() {
  const { open, detail } = useOpenNotice();
  return (
    <div className="notices-latest">
      <QueryState
        query={useQueryOf(listMine, {}, { quiet: true })}
        failedText="暂时无法获取通知，请稍后再试"
      >
        {({ anntMsgList }) => <NoticeList notices={anntMsgList} onOpen={open} />}
      </QueryState>
      {detail}
    </div>
  );
}

import { useQueryOf } from '@portal/client/queries';
import { listMine, listMustRead } from '@portal/contract/notices/announcements';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useOpenNotice } from '../detail/use-open-notice.tsx';
import { useOnChange } from '../use-on-change.ts';
import { NoticeList } from './NoticeList.tsx';

/** Announcements the user has yet to confirm, for the front page; nothing while there are none. */
export function MustReadNotices() {
  const { data: notices } = useQueryOf(listMine, {}, { quiet: true });
  const waiting = notices?.mustReadTotal ?? 0;
  return waiting === 0 ? null : <WaitingNotices waiting={waiting} />;
}

function WaitingNotices({ waiting }: { waiting: number }) {
  const query = useQueryOf(listMustRead, {}, { quiet: true });
  const { open, detail } = useOpenNotice();
  useOnChange(waiting, query.refetch);
  return (
    <Panel title="必读公告" aside={`待确认 ${waiting} 条`}>
      <div className="notices-latest">
        <QueryState
          query={query}
          lines={2}
          failedText="必读公告暂时无法获取"
          isEmpty={(list) => list.length === 0}
          emptyText="暂无待确认的必读公告"
        >
          {(list) => <NoticeList notices={list} onOpen={open} />}
        </QueryState>
        {detail}
      </div>
    </Panel>
  );
}

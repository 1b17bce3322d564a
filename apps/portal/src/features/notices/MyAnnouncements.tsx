import { queryOf } from '@portal/client/queries';
import { pageMine } from '@portal/contract/announcements';
import { Button } from '@portal/ui/Button';
import { Empty } from '@portal/ui/Empty';
import { Panel } from '@portal/ui/Panel';
import { Skeleton } from '@portal/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { Pager } from './Pager.tsx';
import { useReading } from './use-reading.tsx';

const pageSize = 10;

/** Everything ever sent to the person, read or not (`/isps/userAnnouncement`). */
export function MyAnnouncements() {
  const [pageNo, turnTo] = useState(1);
  const query = useQuery({
    ...queryOf(pageMine, { pageNo: String(pageNo), pageSize: String(pageSize) }),
    placeholderData: keepPreviousData,
  });
  const { open, detail } = useReading();
  const page = query.data;

  return (
    <section className="notices-page">
      <h1>我的公告</h1>
      <Panel>
        {query.isPending && <Skeleton />}
        {query.isError && (
          <Empty
            text="公告没有取到"
            action={<Button onClick={() => void query.refetch()}>重新获取</Button>}
          />
        )}
        {page?.total === 0 && <Empty text="暂无消息" />}
        {page && page.total > 0 && (
          <>
            <ul className="notices-list">
              {page.records.map((notice) => (
                <AnnouncementItem key={notice.id} notice={notice} onOpen={open} />
              ))}
            </ul>
            <Pager pageNo={pageNo} pages={page.pages} total={page.total} onTurn={turnTo} />
          </>
        )}
      </Panel>
      {detail}
    </section>
  );
}

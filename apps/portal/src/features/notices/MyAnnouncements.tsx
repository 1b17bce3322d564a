import { queryOf } from '@portal/client/queries';
import { pageMine } from '@portal/contract/announcements';
import { Button } from '@portal/ui/Button';
import { Empty } from '@portal/ui/Empty';
import { PageHeader } from '@portal/ui/PageHeader';
import { Panel } from '@portal/ui/Panel';
import { Skeleton } from '@portal/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePagePlace } from '#platform/page-place.ts';
import { goTo } from '#platform/router-port.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { Pager } from './Pager.tsx';
import { addressOf, type Sought, soughtIn } from './sought.ts';
import { useReading } from './use-reading.tsx';

const pageSize = 10;

/** Everything ever sent to the person, read or not (`/isps/userAnnouncement`). */
export function MyAnnouncements() {
  const sought = soughtIn(usePagePlace().search);
  return (
    <section className="notices-page">
      <Head sought={sought} />
      <Panel>
        <Found sought={sought} />
      </Panel>
    </section>
  );
}

const open = (href: string): void => void goTo(href);

function Head({ sought: { text, read } }: { sought: Sought }) {
  return (
    <PageHeader
      title="我的公告"
      search={{
        label: '搜索公告标题',
        value: text,
        onSearch: (typed) => open(addressOf({ text: typed, read })),
      }}
      tabs={{
        label: '公告范围',
        items: [
          { href: addressOf({ text, read: 'any' }), label: '全部' },
          { href: addressOf({ text, read: '0' }), label: '未读' },
          { href: addressOf({ text, read: '1' }), label: '已读' },
        ],
        current: addressOf({ text, read }),
        onOpen: open,
      }}
    />
  );
}

function Found({ sought }: { sought: Sought }) {
  const { text, read, pageNo } = sought;
  const query = useQuery({
    ...queryOf(pageMine, {
      pageNo: String(pageNo),
      pageSize: String(pageSize),
      ...(text && { titile: text }),
      ...(read !== 'any' && { readFlag: read }),
    }),
    placeholderData: keepPreviousData,
  });
  const reading = useReading();
  const page = query.data;

  return (
    <>
      {query.isPending && <Skeleton />}
      {query.isError && (
        <Empty
          text="公告没有取到"
          action={<Button onClick={() => void query.refetch()}>重新获取</Button>}
        />
      )}
      {page?.total === 0 && <Empty text={text ? '没有匹配的公告' : '暂无消息'} />}
      {page && page.total > 0 && (
        <>
          <ul className="notices-list">
            {page.records.map((notice) => (
              <AnnouncementItem key={notice.id} notice={notice} onOpen={reading.open} />
            ))}
          </ul>
          <Pager
            pageNo={pageNo}
            pages={page.pages}
            total={page.total}
            onTurn={(next) => void goTo(addressOf({ ...sought, pageNo: next }))}
          />
        </>
      )}
      {reading.detail}
    </>
  );
}

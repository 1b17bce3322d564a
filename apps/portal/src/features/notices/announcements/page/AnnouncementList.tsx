import { queryOf, useCall } from '@portal/client/queries';
import {
  archive,
  getAnnouncement,
  listMine,
  pageMine,
} from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goTo } from '#platform/router-port.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { Pager } from './Pager.tsx';
import { addressOf, type Sought } from './list-filter.ts';
import { useAgain } from '../use-on-change.ts';
import { useReading } from '../detail/use-open-notice.tsx';

const pageSize = 10;

interface FoundProps {
  sought: Sought;
  /** The announcement the address asks to be opened. */
  opened: string | null;
}

export function FoundAnnouncements({ sought, opened }: FoundProps) {
  const query = useFound(sought);
  const reading = useReading();
  const shelf = useCall(archive, { refreshes: [listMine, pageMine] });
  useOpened(opened, reading.open);
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
      {page?.total === 0 && <Empty text={sought.text ? '没有匹配的公告' : '暂无消息'} />}
      {page && page.total > 0 && (
        <>
          <ul className="notices-list">
            {page.records.map((notice) => (
              <AnnouncementItem
                key={notice.id}
                notice={notice}
                onOpen={reading.open}
                onArchive={() => shelf.mutate({ anntId: notice.id, archived: !notice.isArchived })}
              />
            ))}
          </ul>
          <Pager
            pageNo={sought.pageNo}
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

/** The page that was asked for. It is asked for again whenever the bell has looked: what was recalled goes at once. */
function useFound({ text, read, kind, pageNo }: Sought) {
  const isShelf = read === 'archived';
  const query = useQuery({
    ...queryOf(pageMine, {
      pageNo: String(pageNo),
      pageSize: String(pageSize),
      ...(text && { titile: text }),
      ...(kind !== 'any' && { msgCategory: kind }),
      ...(isShelf && { archived: '1' }),
      ...(read !== 'any' && !isShelf && { readFlag: read }),
    }),
    placeholderData: keepPreviousData,
  });
  const { dataUpdatedAt: lookedAt } = useQuery({
    ...queryOf(listMine, {}, { quiet: true }),
    notifyOnChangeProps: ['dataUpdatedAt'],
  });
  // One that is under way is not begun again: it would never be found to take too long.
  useAgain(lookedAt, () => query.refetch({ cancelRefetch: false }));
  return query;
}

/** Opens the announcement the address names, once. */
function useOpened(id: string | null, open: ReturnType<typeof useReading>['open']): void {
  const { data } = useQuery({
    ...queryOf(getAnnouncement, { id: id ?? '' }),
    enabled: id !== null,
  });
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!data || data.id !== id || shown.current === id) return;
    shown.current = data.id;
    open(data);
  }, [data, id, open]);
}

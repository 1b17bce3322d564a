import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  archive,
  getAnnouncement,
  listMine,
  pageMine,
} from '@portal/contract/notices/announcements';
import { Pager } from '@portal/ui/data/Pager';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goTo } from '#platform/navigation/router-port.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { filterAddress, type ListFilter } from './list-filter.ts';
import { useOnChange } from '../use-on-change.ts';
import { useOpenNotice } from '../detail/use-open-notice.tsx';

const pageSize = 10;

interface AnnouncementListProps {
  filter: ListFilter;
  /** Id in the address of an announcement to open. */
  opened: string | null;
}

export function AnnouncementList({ filter, opened }: AnnouncementListProps) {
  const query = useAnnouncementPage(filter);
  const { open, detail } = useOpenNotice();
  const archiving = useCallOf(archive, { refreshes: [listMine, pageMine] });
  useOpenFromAddress(opened, open);

  const turn = (pageNo: number, options = {}) =>
    void goTo(filterAddress({ ...filter, pageNo }), options);

  return (
    <>
      <QueryState
        query={useLastPage(query, (last) => turn(last, { replace: true }))}
        failedText="公告没有取到"
        isEmpty={({ total }) => total === 0}
        emptyText={filter.text ? '没有匹配的公告' : '暂无消息'}
        warnsOfStale
      >
        {({ records, pages, total }) => (
          <>
            <ul className="notices-list">
              {records.map((notice) => (
                <AnnouncementItem
                  key={notice.id}
                  notice={notice}
                  onOpen={open}
                  onArchive={() =>
                    archiving.mutate({ anntId: notice.id, archived: !notice.isArchived })
                  }
                />
              ))}
            </ul>
            <Pager
              className="notices-pager"
              pageNo={filter.pageNo}
              pages={pages}
              total={total}
              onTurn={turn}
            />
          </>
        )}
      </QueryState>
      {detail}
    </>
  );
}

/** Fetches a page of the list, and again whenever the bell's list is fetched: a recalled announcement goes at once. */
function useAnnouncementPage({ text, read, kind, pageNo }: ListFilter) {
  const isArchive = read === 'archived';
  const query = useQueryOf(
    pageMine,
    {
      pageNo: String(pageNo),
      pageSize: String(pageSize),
      ...(text && { titile: text }),
      ...(kind !== 'any' && { msgCategory: kind }),
      ...(isArchive && { archived: '1' }),
      ...(read !== 'any' && !isArchive && { readFlag: read }),
    },
    { placeholderData: keepPreviousData },
  );
  const { dataUpdatedAt: bellUpdatedAt } = useQueryOf(
    listMine,
    {},
    { quiet: true, notifyOnChangeProps: ['dataUpdatedAt'] },
  );
  // A request under way is not restarted: it would never reach its timeout.
  useOnChange(bellUpdatedAt, () => query.refetch({ cancelRefetch: false }));
  return query;
}

/** Opens the announcement named in the address, once. */
function useOpenFromAddress(
  id: string | null,
  open: ReturnType<typeof useOpenNotice>['open'],
): void {
  const { data } = useQueryOf(getAnnouncement, { id: id ?? '' }, { enabled: id !== null });
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!data || data.id !== id || shown.current === id) return;
    shown.current = data.id;
    open(data);
  }, [data, id, open]);
}

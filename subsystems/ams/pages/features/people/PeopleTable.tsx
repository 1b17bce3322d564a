import { type AdministeredPerson, listPeople } from '@portal/contract/administration/people';
import { useQueryOf } from '@portal/client/queries';
import { Pager } from '@portal/ui/data/Pager';
import { ContentState } from '@portal/ui/feedback/ContentState';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { DataGrid, type DataGridProps } from '@portal/ui/grid/DataGrid';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { useSelection } from '@portal/ui/grid/selection';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { everybody, isFiltered, type PeopleQuery, sortOf, sortTerms } from './addresses.ts';
import { PeopleBatch } from './PeopleBatch.tsx';

interface PeopleTableProps {
  query: PeopleQuery;
  onQuery: (query: PeopleQuery) => void;
  /** The user's changes to the columns, which follow them to another computer. */
  layout: Pick<DataGridProps<AdministeredPerson>, 'layout' | 'onLayout'>;
  columns: readonly GridColumn<AdministeredPerson>[];
}

/** The people of the query, page by page. */
export function PeopleTable({ query, columns, layout, onQuery }: PeopleTableProps) {
  const people = useQueryOf(listPeople, {
    ...query,
    pageNo: String(query.pageNo),
    pageSize: String(query.pageSize),
  });
  const selection = useSelection<AdministeredPerson>();
  const empty = isFiltered(query) ? (
    <ContentState
      condition="unmatched"
      text="没有符合条件的人员"
      onClear={() => onQuery(everybody)}
    />
  ) : (
    <ContentState condition="empty" text="您的管理范围内还没有人员" />
  );
  const turn = (pageNo: number) => onQuery({ ...query, pageNo });
  return (
    <QueryState
      query={useLastPage(people, turn)}
      lines={8}
      loadingLabel="人员正在加载"
      failedText="人员列表暂时无法取得，请稍后重试"
      retryText="重试"
    >
      {({ records, total, pages }) => (
        <>
          <PeopleBatch selection={selection} rows={records} />
          <DataGrid<AdministeredPerson>
            label="人员"
            columns={columns}
            rows={records}
            keyOf={({ id }) => id}
            sort={sortTerms(query.sort)}
            selection={selection}
            {...layout}
            onSort={(sort) => onQuery({ ...query, sort: sortOf(sort), pageNo: 1 })}
            isStale={people.isPlaceholderData}
            empty={empty}
          />
          <Pager
            total={total}
            pages={pages}
            pageNo={query.pageNo}
            onTurn={turn}
            pageSize={query.pageSize}
            onPageSize={(pageSize) => onQuery({ ...query, pageSize, pageNo: 1 })}
          />
        </>
      )}
    </QueryState>
  );
}

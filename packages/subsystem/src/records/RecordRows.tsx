import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { ContentState } from '@portal/ui/feedback/ContentState';
import { QueryState, type QueryResult } from '@portal/ui/feedback/QueryState';
import { DataGrid, type DataGridProps } from '@portal/ui/grid/DataGrid';

type GridProps = Pick<
  DataGridProps<WireRecord>,
  'label' | 'columns' | 'layout' | 'onLayout' | 'sort' | 'onSort' | 'selection'
>;

interface RecordRowsProps extends GridProps {
  type: RecordType;
  query: QueryResult<{ records: WireRecord[] }>;
  /** Shows everything again; undefined where everything is shown. */
  onClear: (() => void) | undefined;
}

/** The rows of a page of records, or that they are loading, failed, or none. */
export const RecordRows = ({ type, query, onClear, ...grid }: RecordRowsProps) => (
  <QueryState
    query={query}
    lines={8}
    loadingLabel="列表正在加载"
    failedText="列表暂时无法取得，请稍后重试"
    retryText="重试"
    warnsOfStale
  >
    {({ records }) => (
      <DataGrid
        {...grid}
        rows={records}
        keyOf={({ id }) => id}
        isStale={query.isFetching}
        empty={
          onClear ? (
            <ContentState condition="unmatched" text="没有符合条件的记录" onClear={onClear} />
          ) : (
            <ContentState condition="empty" text={`还没有${type.one}`} />
          )
        }
      />
    )}
  </QueryState>
);

import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState, type QueryResult } from '@portal/ui/feedback/QueryState';
import { DataGrid, type DataGridProps } from '@portal/ui/grid/DataGrid';
import type { ReactNode } from 'react';

type GridProps = Pick<
  DataGridProps<WireRecord>,
  'label' | 'columns' | 'layout' | 'onLayout' | 'sort' | 'onSort' | 'selection'
>;

interface RecordRowsProps extends GridProps {
  type: RecordType;
  query: QueryResult<{ records: WireRecord[] }> & { isPlaceholderData: boolean };
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
  >
    {({ records }) => (
      <DataGrid
        {...grid}
        rows={records}
        keyOf={({ id }) => id}
        isStale={query.isPlaceholderData}
        empty={<NoRows type={type} onClear={onClear} />}
      />
    )}
  </QueryState>
);

function NoRows({ type, onClear }: Pick<RecordRowsProps, 'type' | 'onClear'>): ReactNode {
  return onClear ? (
    <Empty text="没有符合条件的记录" action={<Button onClick={onClear}>查看全部</Button>} />
  ) : (
    <Empty text={`还没有${type.one}`} />
  );
}

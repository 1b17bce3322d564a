import { useQueryOf } from '@portal/client/queries';
import {
  listRequestsToDecide,
  mostDecided,
  type RequestToDecide,
} from '@portal/contract/access/access-requests';
import { accessRequestsType, countToDos } from '@portal/contract/workplace/to-dos';
import { Button } from '@portal/ui/actions/Button';
import { Pager } from '@portal/ui/data/Pager';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { DataGrid } from '@portal/ui/grid/DataGrid';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { SelectionBar } from '@portal/ui/grid/SelectionBar';
import { countAway, useSelection } from '@portal/ui/grid/selection';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { useEffect, useMemo, useState } from 'react';
import { DecideDialog } from './DecideDialog.tsx';
import { DecideSeveral } from './DecideSeveral.tsx';
import { kindWords } from './RequestFacts.tsx';
import './access.css';

/** Queries a page of what waits for the user; again when the count of their to-dos says that it is another. */
export function useRequestsToDecide(pageNo: number, whose: 'mine' | 'all' = 'mine') {
  const page = { pageNo: String(pageNo), whose };
  const query = useQueryOf(listRequestsToDecide, page, { quiet: true });
  const { data } = useQueryOf(countToDos, {}, { quiet: true });
  const waiting = data?.groups.find(({ type }) => type === accessRequestsType)?.count;
  const { refetch } = query;
  useEffect(() => {
    if (waiting !== undefined) void refetch();
  }, [waiting, refetch]);
  return query;
}

/** The requests for access that wait for the user, to be decided one by one or several at once. */
export function RequestsToDecide({ whose = 'mine' }: { whose?: 'mine' | 'all' }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useRequestsToDecide(pageNo, whose);
  const selection = useSelection<RequestToDecide>();
  const [decided, setDecided] = useState<RequestToDecide>();
  const [several, setSeveral] = useState<'granted' | 'declined'>();
  const columns = useMemo(() => [...facts, decideColumn(setDecided)], []);
  const selected = [...selection.rows.values()].slice(0, mostDecided);
  const drop = (ids: readonly string[]) =>
    selection.onChange(new Map([...selection.rows].filter(([id]) => !ids.includes(id))));

  return (
    <>
      <SelectionBar
        count={selection.rows.size}
        away={countAway(selection.rows, query.data?.records ?? [], ({ id }) => id)}
        onClear={() => selection.onChange(new Map())}
      >
        <Button size="small" kind="primary" onClick={() => setSeveral('granted')}>
          批量同意
        </Button>
        <Button size="small" onClick={() => setSeveral('declined')}>
          批量驳回
        </Button>
      </SelectionBar>
      <QueryState
        query={useLastPage(query, setPageNo)}
        lines={4}
        loadingLabel="申请正在加载"
        failedText="待审批的申请暂时无法取得，请稍后重试"
        isEmpty={({ total }) => total === 0}
        emptyText={whose === 'mine' ? '没有待您审批的申请' : '没有待审批的申请'}
      >
        {({ records, total, pages }) => (
          <>
            <DataGrid<RequestToDecide>
              label="待审批的申请"
              columns={columns}
              rows={records}
              keyOf={({ id }) => id}
              selection={selection}
              isStale={query.isPlaceholderData}
            />
            <Pager total={total} pages={pages} pageNo={pageNo} onTurn={setPageNo} />
            {decided && (
              <DecideDialog
                request={decided}
                onClose={() => setDecided(undefined)}
                onDone={(id) => drop([id])}
              />
            )}
          </>
        )}
      </QueryState>
      {several && selected.length > 0 && (
        <DecideSeveral
          requests={selected}
          state={several}
          onClose={() => setSeveral(undefined)}
          onDone={drop}
        />
      )}
    </>
  );
}

const facts: GridColumn<RequestToDecide>[] = [
  {
    key: 'person',
    header: '申请人',
    width: 150,
    cell: ({ realname, workNo, department }) => (
      <span className="access-two">
        <span>
          {realname} <small className="num">{workNo}</small>
        </span>
        <small>{department}</small>
      </span>
    ),
  },
  {
    key: 'subject',
    header: '申请内容',
    width: 200,
    cell: ({ about, title, system }) => (
      <span className="access-two">
        <span>{title}</span>
        <small>
          {kindWords[about]}，{system.sysName}
        </small>
      </span>
    ),
  },
  { key: 'role', header: '角色', width: 140, cell: ({ role }) => role?.name ?? '由审批人选择' },
  { key: 'reason', header: '理由', width: 220, cell: ({ reason }) => reason },
  {
    key: 'approver',
    header: '审批人',
    width: 100,
    cell: ({ approver }) => approver ?? '管理员',
  },
  {
    key: 'until',
    header: '申请至',
    width: 120,
    className: 'num',
    cell: ({ until }) => until ?? '—',
  },
  {
    key: 'time',
    header: '申请时间',
    width: 150,
    className: 'num',
    cell: ({ createTime }) => createTime.slice(0, 16),
  },
];

const decideColumn = (
  onDecide: (request: RequestToDecide) => void,
): GridColumn<RequestToDecide> => ({
  key: 'decide',
  header: '操作',
  width: 80,
  pinned: 'end',
  isFixed: true,
  cell: (request) => (
    <Button
      size="small"
      kind="text"
      aria-label={`审批 ${request.realname} 的申请：${request.title}`}
      onClick={() => onDecide(request)}
    >
      审批
    </Button>
  ),
});

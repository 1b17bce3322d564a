import { useQueryOf } from '@portal/client/queries';
import { pageOptions } from '@portal/contract/workplace/lookups';
import { DataTable } from '@portal/ui/data/DataTable';
import { Pager } from '@portal/ui/data/Pager';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useState } from 'react';

const pageSize = 50;
const columns = [
  { header: '编号', cell: (store: { value: string }) => store.value, isRowHeader: true },
  { header: '门店', cell: (store: { text: string }) => store.text },
];

/** A list from the server, page by page: loading, failed and empty are told by `QueryState`. */
export function StoreTable() {
  const [pageNo, setPageNo] = useState(1);
  const input = { no: 'store', pageNo: String(pageNo), pageSize: String(pageSize) };
  return (
    <QueryState
      query={useQueryOf(pageOptions, input)}
      isEmpty={({ total }) => total === 0}
      emptyText="暂无门店"
    >
      {({ records, total }) => (
        <>
          <DataTable columns={columns} rows={records.slice(0, 5)} keyOf={({ value }) => value} />
          <Pager
            pageNo={pageNo}
            pages={Math.ceil(total / pageSize)}
            total={total}
            onTurn={setPageNo}
          />
        </>
      )}
    </QueryState>
  );
}

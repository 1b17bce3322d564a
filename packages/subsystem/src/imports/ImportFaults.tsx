import {
  type ImportFault,
  importFaultsMost,
  type ImportRun,
  listImportFaults,
} from '@portal/contract/imports/imports';
import { useQueryOf } from '@portal/client/queries';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { Pager } from '@portal/ui/data/Pager';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { useState } from 'react';

const columns: readonly Column<ImportFault>[] = [
  { header: '行', cell: ({ row }) => row, isRowHeader: true },
  { header: '列', cell: ({ column }) => column || '整行' },
  { header: '值', cell: ({ value }) => value || '（空）' },
  { header: '错误', cell: ({ words }) => words },
];

/** The faults by row and column, a page at a time. */
export function ImportFaults({ run: { id, faults } }: { run: ImportRun }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listImportFaults, { id, pageNo: String(pageNo), pageSize: '10' });
  return (
    <section className="import-faults" aria-label="错误">
      <QueryState query={useLastPage(query, setPageNo)} lines={4} failedText="错误清单没有加载成功">
        {({ records, total, pages }) => (
          <>
            {faults > total && (
              <p>
                共 {faults.toLocaleString()} 处错误，列出前 {importFaultsMost.toLocaleString()} 处
              </p>
            )}
            <DataTable
              className="import-table"
              columns={columns}
              rows={records}
              keyOf={({ row, column, words }) => `${row} ${column} ${words}`}
            />
            <Pager total={total} pages={pages} pageNo={pageNo} onTurn={setPageNo} />
          </>
        )}
      </QueryState>
    </section>
  );
}

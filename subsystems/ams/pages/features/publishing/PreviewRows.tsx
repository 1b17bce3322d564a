import { useQueryOf } from '@portal/client/queries';
import { type PreviewRow, previewRows } from '@portal/contract/policy/role-rules';
import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';

/** The number of records of each type that a chosen person sees, now and with a draft. */
export function PreviewRows({ draftId, version }: { draftId: string; version: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const person = chosen[0] ?? '';
  const query = useQueryOf(
    previewRows,
    { draftId, workNo: person },
    { enabled: person !== '', staleTime: 0 },
  );
  return (
    <div className="publish-difference">
      <PersonPicker label="查看某人可见的记录数" value={chosen} onChange={setChosen} />
      {person !== '' && (
        <QueryState
          key={version}
          query={query}
          lines={4}
          loadingLabel="正在计算"
          isEmpty={({ rows }) => rows.length === 0}
          emptyText="现在和发布后都看不到任何单据"
        >
          {({ rows }) => (
            <ListTable
              columns={columns}
              rows={rows.toSorted((a, b) => changeOf(b) - changeOf(a))}
              keyOf={({ type }) => type}
            />
          )}
        </QueryState>
      )}
    </div>
  );
}

const changeOf = ({ now, drafted }: PreviewRow): number => Math.abs(drafted - now);

const columns: Column<PreviewRow>[] = [
  { header: '单据', isUnlabelled: true, cell: ({ one }) => one },
  { header: '现在', align: 'end', className: 'num', cell: ({ now }) => `${now} 条` },
  { header: '发布后', align: 'end', className: 'num', cell: ({ drafted }) => `${drafted} 条` },
  {
    header: '变化',
    align: 'end',
    className: 'num',
    cell: ({ now, drafted }) =>
      drafted === now ? '—' : `${drafted > now ? '+' : '−'}${Math.abs(drafted - now)}`,
  },
];

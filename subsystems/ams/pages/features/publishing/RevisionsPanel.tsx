import { useQueryOf } from '@portal/client/queries';
import { policyActions } from '@portal/contract/policy/drafts';
import { listPolicyRevisions, type RevisionSummary } from '@portal/contract/policy/revisions';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { RevisionDialog, TakeBackDialog } from './RevisionDialogs.tsx';

const causes = { draft: '发布', 'take-back': '撤销', request: '申请', expiry: '到期' };

interface OpenDialog {
  as: 'look' | 'back';
  revision: RevisionSummary;
}

/** The revisions of the policy, each with who published it and why; one may be taken back. */
export function RevisionsPanel() {
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<OpenDialog>();
  const query = useQueryOf(listPolicyRevisions, { pageNo: String(pageNo) });
  return (
    <Panel title="发布记录" isFlush>
      <PagedState query={query} emptyText="还没有发布过" onTurn={setPageNo}>
        {({ records }) => (
          <ListTable
            columns={[...facts, waysOf(setOpened)]}
            rows={records}
            keyOf={({ number }) => number}
          />
        )}
      </PagedState>
      {opened?.as === 'look' && (
        <RevisionDialog number={opened.revision.number} onClose={() => setOpened(undefined)} />
      )}
      {opened?.as === 'back' && (
        <TakeBackDialog revision={opened.revision} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  );
}

const waysOf = (open: (opened: OpenDialog) => void): Column<RevisionSummary> => ({
  header: '操作',
  cell: (revision) => <Ways revision={revision} onOpen={(as) => open({ as, revision })} />,
});

interface WaysProps {
  revision: RevisionSummary;
  onOpen: (as: OpenDialog['as']) => void;
}

const Ways = ({ revision: { number, takenBackBy }, onOpen }: WaysProps) => (
  <span className="ams-ways">
    <Button
      size="small"
      kind="text"
      aria-label={`查看版本 ${number}`}
      onClick={() => onOpen('look')}
    >
      查看
    </Button>
    {takenBackBy === null && (
      <Allowed action={policyActions.publish}>
        <Button
          size="small"
          kind="text"
          aria-label={`撤销版本 ${number}`}
          onClick={() => onOpen('back')}
        >
          撤销
        </Button>
      </Allowed>
    )}
  </span>
);

const facts: Column<RevisionSummary>[] = [
  {
    header: '版本',
    isUnlabelled: true,
    cell: ({ number, takenBackBy, takesBack }) => (
      <>
        <b className="num">{number}</b>
        {takenBackBy !== null && <small>已被版本 {takenBackBy} 撤销</small>}
        {takesBack !== null && <small>撤销版本 {takesBack}</small>}
      </>
    ),
  },
  { header: '方式', cell: ({ cause }) => causes[cause] },
  { header: '说明', cell: ({ reason }) => reason },
  { header: '改动', className: 'num', cell: ({ changes }) => `${changes} 处` },
  { header: '发布人', cell: ({ author }) => author ?? '系统' },
  { header: '复核人', cell: ({ second }) => second ?? '—' },
  { header: '发布时间', className: 'num', cell: ({ publishTime }) => publishTime.slice(0, 16) },
];

import { type DeskItem } from '@portal/contract/notices/announcement-desk';
import { listReaders, type ReaderKind } from '@portal/contract/notices/announcement-readers';
import { useQueryOf } from '@portal/client/queries';
import { Panel } from '@portal/ui/layout/Panel';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { PagedState } from '../../../platform/PagedState.tsx';
import { ReaderTable } from './ReaderTable.tsx';

const pageSize = 15;

/** Of those it is for now: who has read it, who has not, who has confirmed it. */
export function Readers({ item: { id, mustRead } }: { item: DeskItem }) {
  const [kind, setKind] = useState<ReaderKind>('unread');
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listReaders, {
    id,
    kind,
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  });
  const { meant, read, acknowledged } = query.data ?? { meant: 0, read: 0, acknowledged: 0 };
  const options = [
    { value: 'unread', label: `未读 ${meant - read}` },
    { value: 'read', label: `已读 ${read}` },
    ...(mustRead
      ? [
          { value: 'unacknowledged' as const, label: `未确认 ${meant - acknowledged}` },
          { value: 'acknowledged' as const, label: `已确认 ${acknowledged}` },
        ]
      : []),
  ] as const;

  return (
    <Panel isFlush title={`应读 ${meant} 人`} aside="按现在的发布范围计算">
      <div className="ams-filter">
        <Segmented
          label="阅读情况"
          options={options}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setPageNo(1);
          }}
        />
      </div>
      <PagedState query={query} emptyText="没有符合的人员" onTurn={setPageNo}>
        {({ records }) => <ReaderTable readers={records} />}
      </PagedState>
    </Panel>
  );
}

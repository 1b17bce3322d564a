import type { DeskItem } from '@portal/contract/notices/announcement-desk';
import { useRouter } from '@portal/subsystem/session';
import type { Column } from '@portal/ui/data/DataTable';
import { ListTable } from '../../platform/ListTable.tsx';
import { ReadBar } from './readers/ReadBar.tsx';
import { NoticeActions } from './NoticeActions.tsx';
import { noticeAddresses } from './addresses.ts';
import { categoryWords, priorityWords, stateWords } from './labels.ts';

/** Table of announcements, with the actions that the state of each allows. */
export const NoticeTable = ({ items }: { items: readonly DeskItem[] }) => (
  <ListTable columns={columns} rows={items} keyOf={({ id }) => id} />
);

const columns: Column<DeskItem>[] = [
  { header: '公告', isUnlabelled: true, cell: (item) => <NoticeTitle item={item} /> },
  {
    header: '状态',
    cell: ({ state }) => (
      <span className="ams-state" data-state={state}>
        {stateWords[state]}
      </span>
    ),
  },
  {
    header: '时间',
    className: 'num',
    cell: ({ sendTime, createTime }) => (sendTime ?? createTime).slice(0, 16),
  },
  {
    header: '阅读',
    cell: ({ reach, readers }) => (reach === null ? '—' : <ReadBar read={readers} meant={reach} />),
  },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: (item) => <NoticeActions item={item} />,
  },
];

function NoticeTitle({ item }: { item: DeskItem }) {
  const { push } = useRouter();
  const { id, titile, priority, state, createBy } = item;
  const isUnsent = state === 'draft' || state === 'scheduled';
  const target = isUnsent ? noticeAddresses.writing(id) : noticeAddresses.reading(id);
  const marks = [item.izTop === '1' && '置顶', item.mustRead && '必读'].filter(Boolean);
  return (
    <>
      <button type="button" className="ams-link" onClick={() => push(target)}>
        {titile}
      </button>
      <small>
        {[
          priorityWords[priority],
          categoryWords[item.msgCategory],
          item.sender,
          createBy && `${createBy} 编写`,
          ...marks,
          item.revision > 1 && `第 ${item.revision} 版`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}

import type { Reader } from '@portal/contract/notices/announcement-readers';
import type { Column } from '@portal/ui/data/DataTable';
import { ListTable } from '../../../platform/ListTable.tsx';

/** Table of the users an announcement is for, with the times they read and confirmed it. */
export const ReaderTable = ({ readers }: { readers: readonly Reader[] }) => (
  <ListTable columns={columns} rows={readers} keyOf={({ workNo }) => workNo} />
);

const columns: Column<Reader>[] = [
  {
    header: '姓名',
    isUnlabelled: true,
    cell: ({ realname, workNo }) => (
      <>
        {realname} <small className="num">{workNo}</small>
      </>
    ),
  },
  { header: '部门', cell: ({ departName }) => departName ?? '—' },
  { header: '门店', cell: ({ storeName }) => storeName ?? '—' },
  {
    header: '阅读时间',
    className: 'num',
    cell: ({ readTime }) => readTime?.slice(0, 16) ?? '—',
  },
  {
    header: '确认时间',
    className: 'num',
    cell: ({ acknowledgeTime }) => acknowledgeTime?.slice(0, 16) ?? '—',
  },
];

import { useQueryOf } from '@portal/client/queries';
import { type ListedUser, listUsers } from '@portal/contract/workplace/people';
import { DepartmentTree } from '@portal/subsystem/choosers/DepartmentTree';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { DataTable, type Column } from '@portal/ui/data/DataTable';
import { Pager } from '@portal/ui/data/Pager';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { Panel } from '@portal/ui/layout/Panel';
import './directory.css';

const columns: Column<ListedUser>[] = [
  { header: '姓名', isRowHeader: true, cell: ({ realname }) => realname },
  { header: '工号', className: 'num', cell: ({ workNo }) => workNo },
  { header: '部门', cell: ({ orgCodeTxt }) => orgCodeTxt || '—' },
  { header: '岗位', cell: ({ post }) => post ?? '—' },
  { header: '性别', cell: ({ sex_dictText }) => sex_dictText },
  { header: '手机', className: 'num', cell: ({ phone }) => phone ?? '—' },
  { header: '邮箱', cell: ({ email }) => email ?? '—' },
  { header: '状态', cell: ({ status_dictText }) => status_dictText },
];
const pageSize = 20;

/** The people the reader may see, by name, pinyin, number and department; all of it is in the address. */
export function StaffPage() {
  const { path, title, search } = usePage();
  const router = useRouter();
  const address = new URLSearchParams(search);
  const keyword = address.get('keyword') ?? '';
  const departId = address.get('department') ?? undefined;
  const pageNo = Math.max(1, Math.trunc(Number(address.get('page') ?? '1')) || 1);
  const query = useQueryOf(listUsers, {
    keyword,
    ...(departId !== undefined && { departId }),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  });
  const open = (wanted: { keyword?: string; department?: string | undefined; page?: string }) => {
    const next = { keyword, department: departId, ...wanted };
    const given = Object.entries(next).flatMap(([key, value]) => (value ? [[key, value]] : []));
    router.replace(`${path}?${new URLSearchParams(given).toString()}`);
  };
  const turn = (page: number) => open({ page: String(page) });
  return (
    <div className="hr-directory">
      <PageHeader
        title={title}
        note="支持姓名、拼音、首字母与工号"
        search={{ label: '搜索员工', value: keyword, onSearch: (text) => open({ keyword: text }) }}
      />
      <div className="hr-directory-body">
        <Panel
          title="部门"
          className="hr-directory-tree"
          aside={
            departId !== undefined && (
              <Button kind="text" size="small" onClick={() => open({ department: undefined })}>
                全部
              </Button>
            )
          }
        >
          <DepartmentTree value={departId} onChange={(department) => open({ department })} />
        </Panel>
        <Panel isFlush>
          <QueryState
            query={useLastPage(query, turn)}
            lines={12}
            loadingLabel="员工正在加载"
            isEmpty={({ total }) => total === 0}
            emptyText="没有找到员工，请换一个姓名或部门"
          >
            {({ records, total, pages, current }) => (
              <>
                <DataTable
                  className="hr-staff"
                  columns={columns}
                  rows={records}
                  keyOf={({ id }) => id}
                />
                <Pager pageNo={current} pages={pages} total={total} onTurn={turn} />
              </>
            )}
          </QueryState>
        </Panel>
      </div>
    </div>
  );
}

import { type Department, listDepartments } from '@portal/contract/administration/departments';
import { organisationActions } from '@portal/contract/administration/positions';
import { useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { ContentState } from '@portal/ui/feedback/ContentState';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DepartmentDrawer } from './DepartmentDrawer.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import { type Change, EffectDialog } from './EffectDialog.tsx';
import { NewDepartmentDialog } from './NewDepartmentDialog.tsx';
import './departments.css';

/** The departments of the tenant as a tree that is put into order; the keyword is in the address. */
export function DepartmentsPage() {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const keyword = new URLSearchParams(search).get('keyword')?.slice(0, 40) ?? '';
  const [opened, setOpened] = useState<string>();
  /** The id of the department a new one is put below; empty for the top. */
  const [above, setAbove] = useState<string>();
  const [change, setChange] = useState<Change>();
  const query = useQueryOf(listDepartments, {});
  const departments = query.data ?? [];
  const find = (id: string | undefined) => departments.find((each) => each.id === id);
  const shown = find(opened);
  const onSearch = (typed: string) =>
    replace(typed ? `${path}?${new URLSearchParams({ keyword: typed }).toString()}` : path);
  return (
    <section>
      <PageHeader
        title="部门管理"
        note="拖动，或在把手上按回车后用方向键，可以移动部门；移动与合并前会说明影响"
        search={{ label: '部门名称或编码', value: keyword, onSearch }}
        tools={
          <Allowed action={organisationActions.edit}>
            <Button kind="primary" onClick={() => setAbove('')}>
              <Plus size={15} aria-hidden="true" /> 新建部门
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <TreeState
          query={query}
          keyword={keyword}
          onClear={() => onSearch('')}
          onChoose={setOpened}
          onChange={setChange}
        />
      </Panel>
      {shown && (
        <DepartmentDrawer
          key={shown.id}
          department={shown}
          departments={departments}
          onAdd={() => setAbove(shown.id)}
          onChange={setChange}
          onClose={() => setOpened(undefined)}
        />
      )}
      {above !== undefined && (
        <NewDepartmentDialog
          parent={find(above)}
          {...companyOf(departments, find(above))}
          onClose={() => setAbove(undefined)}
        />
      )}
      {change && (
        <EffectDialog
          change={change}
          departments={departments}
          onDone={() => {
            if (change.kind === 'merge') setOpened(undefined);
            setChange(undefined);
          }}
          onClose={() => setChange(undefined)}
        />
      )}
    </section>
  );
}

interface TreeStateProps {
  query: QueryResult<Department[]>;
  keyword: string;
  onClear: () => void;
  onChoose: (id: string) => void;
  onChange: (change: Change) => void;
}

/** The tree, or that it loads, failed, is empty or has nothing of this name. */
const TreeState = ({ query, keyword, onClear, ...ways }: TreeStateProps) => (
  <QueryState
    query={query}
    lines={10}
    loadingLabel="部门正在加载"
    failedText="部门暂时无法取得，请稍后重试"
    retryText="重试"
    isEmpty={(all) => all.length === 0}
    emptyText="还没有部门"
  >
    {(departments) => (
      <DepartmentTree
        {...ways}
        departments={departments}
        keyword={keyword}
        none={<ContentState condition="unmatched" text="没有匹配的部门" onClear={onClear} />}
      />
    )}
  </QueryState>
);

/** A new department is of its parent's company, and at the top of the first one's. */
const companyOf = (departments: readonly Department[], parent: Department | undefined) => ({
  companyNo: (parent ?? departments[0])?.companyNo ?? '',
});

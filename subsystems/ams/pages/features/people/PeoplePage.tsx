import {
  exportPeople,
  getPeopleFilters,
  personActions,
} from '@portal/contract/administration/people';
import { useDownload, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { useLeaving } from '@portal/subsystem/forms/use-leaving';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useTableLayout } from '@portal/subsystem/records/use-table-layout';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { ColumnSettings } from '@portal/ui/grid/ColumnSettings';
import { Panel } from '@portal/ui/layout/Panel';
import { Download, Plus, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { peopleQueryFrom, searchOfPeople, soughtOf } from './addresses.ts';
import { PersonDrawer } from './drawer/PersonDrawer.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { peopleColumns } from './people-columns.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import './people.css';

/** People of the tenant within the user's scope of administration: found, made, and opened at the side. */
export function PeoplePage() {
  const { search, path } = usePage();
  const { replace, push } = useRouter();
  const query = peopleQueryFrom(search);
  const [opened, setOpened] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const open = (wanted: typeof query) => replace(path + searchOfPeople(wanted));
  const leaving = useLeaving();
  const columns = useMemo(
    () => peopleColumns(({ id }) => void leaving.leave(() => setOpened(id))),
    [leaving],
  );
  const { layout, keepLayout } = useTableLayout(path);
  const save = useDownload(exportPeople, '人员.csv');
  const filters = useQueryOf(getPeopleFilters, {}, { quiet: true });
  return (
    <div className="people">
      <PageHeader
        title="用户管理"
        note={
          filters.data?.reachesAll === false
            ? '您管理的部门与门店中的人员'
            : '本租户的人员、归属与账号状态'
        }
        search={{
          label: '姓名、工号或拼音',
          value: query.keyword,
          onSearch: (keyword) => open({ ...query, keyword, pageNo: 1 }),
        }}
        tools={
          <>
            <ColumnSettings columns={columns} layout={layout} onLayout={keepLayout} />
            <Allowed action={personActions.export}>
              <Button busy={save.isPending} onClick={() => save.mutate(soughtOf(query))}>
                <Download size={15} aria-hidden="true" /> 导出
              </Button>
            </Allowed>
            <Button onClick={() => print()}>
              <Printer size={15} aria-hidden="true" /> 打印
            </Button>
            <Allowed action={personActions.edit}>
              <Button kind="primary" onClick={() => setAdding(true)}>
                <Plus size={15} aria-hidden="true" /> 新建人员
              </Button>
            </Allowed>
          </>
        }
      />
      <Panel isFlush>
        <PeopleFilters query={query} offered={filters.data} onQuery={open} />
        <PeopleTable
          query={query}
          columns={columns}
          layout={{ layout, onLayout: keepLayout }}
          onQuery={open}
        />
      </Panel>
      {isAdding && (
        <NewPersonDialog
          reachesAll={filters.data?.reachesAll ?? false}
          onClose={() => setAdding(false)}
        />
      )}
      {opened && (
        <PersonDrawer
          key={opened}
          id={opened}
          leaving={leaving}
          onClose={() => setOpened(undefined)}
          onTakeUp={() => {
            setOpened(opened);
            push(path + search);
          }}
        />
      )}
    </div>
  );
}

import { organisationActions } from '@portal/contract/administration/positions';
import {
  deleteUnit,
  getUnitChanges,
  listUnits,
  type Unit,
  type UnitKind,
} from '@portal/contract/administration/units';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { askRemoval } from './ask-removal.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { useListAddress } from '../../platform/list-address.ts';
import { UnitDialog } from './UnitDialog.tsx';
import { waysColumn } from './ways-column.tsx';

export const GroupsPage = () => <UnitsPage kind="group" noun="事业部" />;
export const CompaniesPage = () => <UnitsPage kind="company" noun="公司" />;

interface UnitsPageProps {
  kind: UnitKind;
  /** The word for one of them. */
  noun: string;
}

/** The business groups or companies of the tenant, in their order. */
function UnitsPage({ kind, noun }: UnitsPageProps) {
  const address = useListAddress();
  const { keyword, pageNo } = address;
  const [edited, setEdited] = useState<Unit | 'new'>();
  const [shown, setShown] = useState<Unit>();
  const query = useQueryOf(listUnits, { kind, keyword, pageNo });
  const removal = useCallOf(deleteUnit, { refreshes: [listUnits] });
  const ways = waysColumn<Unit>({
    action: organisationActions.edit,
    nameOf: ({ name }) => `${noun}${name}`,
    isBusy: removal.isPending,
    onHistory: setShown,
    onEdit: setEdited,
    onRemove: ({ no, name }) =>
      void askRemoval(`${noun}「${name}」`, (done) => removal.mutate({ kind, no }, done)),
  });
  return (
    <section>
      <PageHeader
        title={`${noun}管理`}
        note={`停用的${noun}不再供选择，也不能继续在其中工作；在用的不能删除`}
        search={{ label: `${noun}名称或编号`, value: keyword, onSearch: address.onSearch }}
        tools={
          <Allowed action={organisationActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              <Plus size={15} aria-hidden="true" /> 新建{noun}
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={keyword ? `没有匹配的${noun}` : `还没有${noun}`}
          onTurn={address.onTurn}
        >
          {({ records }) => (
            <ListTable columns={[...facts, ways]} rows={records} keyOf={({ no }) => no} />
          )}
        </PagedState>
      </Panel>
      {edited && (
        <UnitDialog kind={kind} noun={noun} unit={edited} onClose={() => setEdited(undefined)} />
      )}
      {shown && <History kind={kind} unit={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

const facts: Column<Unit>[] = [
  { header: '名称', isUnlabelled: true, cell: ({ name }) => name },
  { header: '编号', className: 'num', cell: ({ no }) => no },
  { header: '排序', className: 'num', cell: ({ sort }) => sort },
  { header: '人数', className: 'num', cell: ({ people }) => people },
  { header: '状态', cell: ({ enabled }) => (enabled ? '启用' : '停用') },
];

interface HistoryProps {
  kind: UnitKind;
  unit: Unit;
  onClose: () => void;
}

function History({ kind, unit: { no, name }, onClose }: HistoryProps) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(getUnitChanges, { kind, no, pageNo: String(pageNo) });
  return <HistoryDialog name={name} query={query} onTurn={setPageNo} onClose={onClose} />;
}

import {
  deleteTenant,
  getTenantChanges,
  listTenants,
  type Tenant,
  tenantActions,
} from '@portal/contract/administration/tenants';
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
import { TenantDialog } from './TenantDialog.tsx';
import { waysColumn } from './ways-column.tsx';

/** The tenants of the installation; made, frozen and deleted out of the default tenant. */
export function TenantsPage() {
  const address = useListAddress();
  const { keyword, pageNo } = address;
  const [edited, setEdited] = useState<Tenant | 'new'>();
  const [shown, setShown] = useState<Tenant>();
  const query = useQueryOf(listTenants, { keyword, pageNo });
  const removal = useCallOf(deleteTenant, { refreshes: [listTenants] });
  const ways = waysColumn<Tenant>({
    action: tenantActions.edit,
    nameOf: ({ name }) => `租户${name}`,
    isBusy: removal.isPending,
    onHistory: setShown,
    onEdit: setEdited,
    onRemove: ({ id, name }) =>
      void askRemoval(`租户「${name}」`, (done) => removal.mutate({ id: String(id) }, done)),
  });
  return (
    <section>
      <PageHeader
        title="租户管理"
        note="在默认租户中新建、停用与删除；停用后无人能在其中工作"
        search={{ label: '租户名称或编号', value: keyword, onSearch: address.onSearch }}
        tools={
          <Allowed action={tenantActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              <Plus size={15} aria-hidden="true" /> 新建租户
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={keyword ? '没有匹配的租户' : '还没有租户'}
          onTurn={address.onTurn}
        >
          {({ records }) => (
            <ListTable columns={[...facts, ways]} rows={records} keyOf={({ id }) => String(id)} />
          )}
        </PagedState>
      </Panel>
      {edited && <TenantDialog tenant={edited} onClose={() => setEdited(undefined)} />}
      {shown && <History tenant={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

const facts: Column<Tenant>[] = [
  { header: '租户', isUnlabelled: true, cell: ({ name }) => name },
  { header: '编号', className: 'num', cell: ({ id }) => id },
  { header: '人数', className: 'num', cell: ({ people }) => people },
  { header: '状态', cell: ({ status }) => (status === 1 ? '正常' : '停用') },
];

function History({ tenant: { id, name }, onClose }: { tenant: Tenant; onClose: () => void }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(getTenantChanges, { id: String(id), pageNo: String(pageNo) });
  return <HistoryDialog name={name} query={query} onTurn={setPageNo} onClose={onClose} />;
}

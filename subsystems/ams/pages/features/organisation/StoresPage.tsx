import { organisationActions } from '@portal/contract/administration/positions';
import {
  deleteStore,
  getStoreChanges,
  listStores,
  type StoreRow,
  StoreState,
} from '@portal/contract/administration/stores';
import { listUnits } from '@portal/contract/administration/units';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Panel } from '@portal/ui/layout/Panel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { askRemoval } from './ask-removal.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { storeKindWords, storeStateWords } from './labels.ts';
import { useListAddress } from '../../platform/list-address.ts';
import { StoreDialog } from './StoreDialog.tsx';
import { waysColumn } from './ways-column.tsx';
import './organisation.css';

/** The stores of the tenant, by name, number, city, group and state. */
export function StoresPage() {
  const address = useListAddress('bgNo', 'state');
  const { keyword, pageNo } = address;
  const bgNo = address.value('bgNo');
  const state = StoreState.options.find((each) => each === address.value('state')) ?? '';
  const [edited, setEdited] = useState<StoreRow | 'new'>();
  const [shown, setShown] = useState<StoreRow>();
  const query = useQueryOf(listStores, { keyword, bgNo, state, pageNo });
  const removal = useCallOf(deleteStore, { refreshes: [listStores] });
  const ways = waysColumn<StoreRow>({
    action: organisationActions.edit,
    nameOf: ({ storeName }) => `门店${storeName}`,
    isBusy: removal.isPending,
    onHistory: setShown,
    onEdit: setEdited,
    onRemove: ({ storeNo, storeName }) =>
      void askRemoval(`门店「${storeName}」`, (done) => removal.mutate({ storeNo }, done)),
  });
  const isFiltered = keyword !== '' || bgNo !== '' || state !== '';
  return (
    <section>
      <PageHeader
        title="门店管理"
        note="已关闭的门店不再供选择；在用的门店不能删除"
        search={{ label: '门店名称、编号或城市', value: keyword, onSearch: address.onSearch }}
        tools={
          <Allowed action={organisationActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              <Plus size={15} aria-hidden="true" /> 新建门店
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <StoreFilters bgNo={bgNo} state={state} onSet={address.set} />
        <PagedState
          query={query}
          emptyText={isFiltered ? '没有匹配的门店' : '还没有门店'}
          onTurn={address.onTurn}
        >
          {({ records }) => (
            <ListTable columns={[...facts, ways]} rows={records} keyOf={({ storeNo }) => storeNo} />
          )}
        </PagedState>
      </Panel>
      {edited && <StoreDialog store={edited} onClose={() => setEdited(undefined)} />}
      {shown && <History store={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

interface StoreFiltersProps {
  bgNo: string;
  state: string;
  onSet: (wanted: Record<string, string>) => void;
}

function StoreFilters({ bgNo, state, onSet }: StoreFiltersProps) {
  const groups = useQueryOf(listUnits, { kind: 'group', pageSize: '100' }, { quiet: true });
  return (
    <fieldset className="organisation-filters" aria-label="筛选">
      <SelectField
        label="事业部"
        none="全部"
        options={(groups.data?.records ?? []).map(({ no, name }) => ({ value: no, label: name }))}
        value={bgNo}
        onChange={({ target }) => onSet({ bgNo: target.value })}
      />
      <SelectField
        label="状态"
        none="全部"
        options={StoreState.options.map((value) => ({ value, label: storeStateWords[value] }))}
        value={state}
        onChange={({ target }) => onSet({ state: target.value })}
      />
    </fieldset>
  );
}

const facts: Column<StoreRow>[] = [
  { header: '门店', isUnlabelled: true, cell: ({ storeName }) => storeName },
  { header: '编号', className: 'num', cell: ({ storeNo }) => storeNo },
  { header: '事业部', cell: ({ bgName }) => bgName },
  { header: '公司', cell: ({ companyName }) => companyName },
  { header: '城市', cell: ({ city }) => city },
  { header: '类型', cell: ({ kind }) => storeKindWords[kind] },
  { header: '面积', className: 'num', cell: ({ area }) => `${area} ㎡` },
  { header: '人数', className: 'num', cell: ({ people }) => people },
  { header: '状态', cell: ({ state }) => storeStateWords[state] },
];

function History({ store, onClose }: { store: StoreRow; onClose: () => void }) {
  const [pageNo, setPageNo] = useState(1);
  const { storeNo, storeName } = store;
  const query = useQueryOf(getStoreChanges, { storeNo, pageNo: String(pageNo) });
  return <HistoryDialog name={storeName} query={query} onTurn={setPageNo} onClose={onClose} />;
}

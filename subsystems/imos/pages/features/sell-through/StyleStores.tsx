import { useQueryOf } from '@portal/client/queries';
import { listStyleStores, type StoreProgress } from '@portal/contract/goods/sell-through';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Dialog } from '@portal/ui/overlays/Dialog';

interface StyleStoresProps {
  style: string;
  name: string;
  onClose: () => void;
}

const columns: Column<StoreProgress>[] = [
  { header: '门店', cell: ({ storeName }) => storeName, isRowHeader: true },
  {
    header: '售罄率',
    cell: ({ received, sold }) => (received > 0 ? `${((sold / received) * 100).toFixed(1)}%` : '—'),
    align: 'end',
    className: 'num',
  },
  { header: '到店', cell: ({ received }) => received, align: 'end', className: 'num' },
  { header: '售出', cell: ({ sold }) => sold, align: 'end', className: 'num' },
  { header: '库存', cell: ({ stock }) => stock, align: 'end', className: 'num' },
  {
    header: '断码',
    cell: ({ missing, articles }) => (articles === 0 ? '—' : `${missing}/${articles}`),
    align: 'end',
    className: 'num',
  },
];

/** A style in each store of the group, the slowest first, with the articles that have run out. */
export function StyleStores({ style, name, onClose }: StyleStoresProps) {
  const query = useQueryOf(listStyleStores, { style });
  return (
    <Dialog title={`${name} ${style}`} width={720} side="right" isBeside onClose={onClose}>
      <QueryState
        query={query}
        lines={10}
        isEmpty={(stores) => stores.length === 0}
        emptyText="没有门店卖过这个款式"
      >
        {(stores) => (
          <DataTable
            className="sell-through-stores"
            columns={columns}
            rows={stores}
            keyOf={({ storeNo }) => storeNo}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

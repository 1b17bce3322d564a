import { useQueryOf } from '@portal/client/queries';
import { listSellThrough, type sellThroughOrders } from '@portal/contract/goods/sell-through';
import { DictionarySelect } from '@portal/subsystem/choosers/DictionarySelect';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useChosen, usePage } from '@portal/subsystem/session';
import { Pager } from '@portal/ui/data/Pager';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useLastPage } from '@portal/ui/hooks/use-last-page';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { SellThroughGrid } from './SellThroughGrid.tsx';
import { StyleStores } from './StyleStores.tsx';
import './sell-through.css';

type Order = (typeof sellThroughOrders)[number];
const orders: { value: Order; label: string }[] = [
  { value: 'fast', label: '最快' },
  { value: 'slow', label: '最慢' },
  { value: 'sold', label: '销量' },
  { value: 'new', label: '新款' },
];
type State = '' | 'selling' | 'clearing';
const states: { value: State; label: string }[] = [
  { value: '', label: '全部' },
  { value: 'selling', label: '在售' },
  { value: 'clearing', label: '清货' },
];

/** The page of sell-through: styles by week, what was sold of what had come by its end. */
export function SellThroughPage() {
  const { bgNo } = useChosen();
  const { title } = usePage();
  if (bgNo !== null) return <SellThroughOfGroup key={bgNo} />;
  return (
    <>
      <PageHeader title={title} />
      <Empty text="未选择事业部，请先在页头选择事业部" />
    </>
  );
}

function SellThroughOfGroup() {
  const { title } = usePage();
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState<string[]>([]);
  const [state, setState] = useState<State>('selling');
  const [order, setOrder] = useState<Order>('fast');
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<{ style: string; name: string }>();
  // Asked for each time it is shown: steps of transfers and counts change the pieces.
  const query = useQueryOf(
    listSellThrough,
    { keyword, category: category[0] ?? '', state, order, pageNo: String(pageNo) },
    { staleTime: 0 },
  );
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPageNo(1);
    };
  return (
    <div className="sell-through">
      <PageHeader
        title={title}
        note="累计售罄率：截至当周售出件数 ÷ 到店件数"
        search={{ label: '款号或品名', value: keyword, onSearch: first(setKeyword) }}
      />
      <Panel isFlush>
        <div className="sell-through-filters">
          <Segmented label="状态" value={state} options={states} onChange={first(setState)} />
          <Segmented label="排序" value={order} options={orders} onChange={first(setOrder)} />
          <DictionarySelect
            label="品类"
            dictCode="goods_category"
            value={category}
            onChange={first(setCategory)}
          />
        </div>
        <QueryState
          query={useLastPage(query, setPageNo)}
          lines={10}
          isEmpty={({ total }) => total === 0}
          emptyText="没有符合条件的款式"
        >
          {({ weeks, records, total, current, pages }) => (
            <>
              <SellThroughGrid weeks={weeks} rows={records} onOpen={setOpened} />
              <Pager pageNo={current} pages={pages} total={total} onTurn={setPageNo} />
            </>
          )}
        </QueryState>
      </Panel>
      {opened && <StyleStores {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

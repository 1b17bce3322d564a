import { useCallOf, useQueryOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { isSureOf } from '@portal/subsystem/records/pages';
import { usePage } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useState } from 'react';
import { stockCounts } from '../../records/stock-counts.ts';
import { StoreFirst } from '../StoreFirst.tsx';
import { CountSheet } from './CountSheet.tsx';
import { textIn } from './goods-rows.ts';
import './shop-floor.css';

const { find, step } = recordCalls(stockCounts);

/** Counting on the shop floor: the counts that are open, then the goods of one of them. */
export const CountingPage = () => (
  <StoreFirst>
    <Counting />
  </StoreFirst>
);

const filter = JSON.stringify({ field: 'state', op: 'in', value: ['draft', 'counting'] });

function Counting() {
  const { title } = usePage();
  const [opened, setOpened] = useState<WireRecord>();
  const query = useQueryOf(find, { filter, sort: 'day', pageSize: '100' });
  const { mutate, isPending } = useCallOf(step, { refreshes: [find] });

  async function open(count: WireRecord): Promise<void> {
    if (count.state === 'counting') return setOpened(count);
    if (!(await isSureOf(stockCounts, count, 'begin'))) return undefined;
    const { id, version } = count;
    return mutate({ id, version, step: 'begin' }, { onSuccess: setOpened });
  }

  return (
    <div className="ors-floor">
      <PageHeader title={title} note="盲盘：先点实物，账面数在提交后比较" />
      {opened ? (
        <CountSheet key={opened.id} count={opened} onLeave={() => setOpened(undefined)} />
      ) : (
        <QueryState
          query={query}
          lines={6}
          isEmpty={({ records }) => records.length === 0}
          emptyText="没有待盘点的单据"
        >
          {({ records }) => (
            <ul className="ors-floor-list">
              {records.map((count) => (
                <li key={count.id}>
                  <button type="button" disabled={isPending} onClick={() => void open(count)}>
                    <strong>{textIn(count.fields['area'])}</strong>
                    <span className="num">{count.id}</span>
                    <small>
                      {textIn(count.fields['day'])}，
                      {count.state === 'counting' ? '盘点中，继续录入' : '开始盘点'}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      )}
      {!opened && query.data && (
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          刷新
        </Button>
      )}
    </div>
  );
}

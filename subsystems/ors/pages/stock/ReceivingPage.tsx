import { useCallOf, useQueryOf } from '@portal/client/queries';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import type { RecordNames } from '@portal/contract/records/references';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { isSureOf } from '@portal/subsystem/records/pages';
import { useChosen, usePage, useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { stockTransfers } from '../../records/stock-transfers.ts';
import { StoreFirst } from '../StoreFirst.tsx';
import { GoodsRows } from './GoodsRows.tsx';
import { type GoodsRow, rowsIn, sumOf, textIn } from './goods-rows.ts';
import './shop-floor.css';

const { find, step } = recordCalls(stockTransfers);

/** Receiving on the shop floor: the transfers on their way to this store, then the pieces of one of them. */
export const ReceivingPage = () => (
  <StoreFirst>
    <Receiving />
  </StoreFirst>
);

function Receiving() {
  const { title } = usePage();
  const { storeNo } = useChosen();
  const [opened, setOpened] = useState<WireRecord>();
  const filter = JSON.stringify({
    all: [
      { field: 'state', op: 'is', value: 'sent' },
      { field: 'toStore', op: 'is', value: storeNo },
    ],
  });
  const query = useQueryOf(find, { filter, sort: 'day', pageSize: '100' });
  return (
    <div className="ors-floor">
      <PageHeader title={title} note="点数后确认；少收或多收时写明原因，发货门店会看到" />
      {opened ? (
        <Parcel
          key={opened.id}
          transfer={opened}
          names={query.data?.names}
          onLeave={() => setOpened(undefined)}
        />
      ) : (
        <QueryState
          query={query}
          lines={6}
          isEmpty={({ records }) => records.length === 0}
          emptyText="没有发往本店的在途调拨"
        >
          {({ records, names }) => (
            <ul className="ors-floor-list">
              {records.map((transfer) => {
                const { from, units, day } = transfer.fields;
                return (
                  <li key={transfer.id}>
                    <button type="button" onClick={() => setOpened(transfer)}>
                      <strong className="num">{transfer.id}</strong>
                      <span>{names['store']?.[textIn(from)] ?? '其他门店'}</span>
                      <small>
                        {Number(units)} 件{typeof day === 'string' && `，${day} 发出`}
                      </small>
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </QueryState>
      )}
    </div>
  );
}

interface ParcelProps {
  transfer: WireRecord;
  names: RecordNames | undefined;
  onLeave: () => void;
}

/** The goods of a transfer: received as sent, or with a difference and its reason. */
function Parcel({ transfer, names, onLeave }: ParcelProps) {
  const { id, version, fields } = transfer;
  const [rows, setRows] = useState<GoodsRow[]>(() =>
    rowsIn(fields['lines']).map((row) => ({ ...row, received: row['sent'] ?? 0 })),
  );
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState('');
  const { mutate, isPending } = useCallOf(step, { refreshes: [find] });
  const sent = Number(fields['units']);
  const received = rows.length > 0 ? sumOf(rows, 'received') : sent;
  const differs = rows.some((row) => row['received'] !== row['sent']);
  useUnsaved(differs);

  async function send(): Promise<void> {
    if (differs && note.trim() === '') return setMissing('请输入差异原因');
    const given = differs ? { received, lines: rows, note: note.trim() } : {};
    const key = differs ? 'differ' : 'receive';
    if (!(await isSureOf(stockTransfers, transfer, key, names))) return undefined;
    return mutate(
      { id, version, step: key, fields: given },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: `${id} ${differs ? '已登记差异' : '已收货'}` });
          onLeave();
        },
      },
    );
  }

  return (
    <Panel title={id}>
      <GoodsRows rows={rows} column="received" expected="sent" onChange={setRows} />
      <div className="ors-floor-foot">
        <p>
          发出 <strong className="num">{sent}</strong> 件，实收{' '}
          <strong className="num">{received}</strong> 件
        </p>
        {differs && (
          <Field
            label="差异原因"
            value={note}
            maxLength={120}
            error={missing}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        <div className="ors-floor-keys">
          <Button size="large" onClick={onLeave}>
            返回
          </Button>
          <Button
            size="large"
            kind={differs ? 'danger' : 'primary'}
            busy={isPending}
            onClick={() => void send()}
          >
            {differs ? '登记差异并收货' : '确认收货'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import { useQueryOf } from '@portal/client/queries';
import { keyOfType } from '@portal/contract/records/record-type';
import { getDaySales } from '@portal/contract/stores/day-sales';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { today } from '@portal/subsystem/clock';
import { LazyDateField } from '@portal/subsystem/dates/LazyDateField';
import { RecordLink } from '@portal/subsystem/records/pages';
import { usePage, useRouter } from '@portal/subsystem/session';
import { DataTable } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { dailyClosings } from '../../records/daily-closings.ts';
import { slips } from '../../records/slips.ts';
import { StoreFirst } from '../StoreFirst.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import './closing.css';

const { payment } = slips.fields;
const ways = payment?.kind === 'choice' ? payment.choices : [];
const labelOf = (way: string): string => ways.find(({ value }) => value === way)?.label ?? way;
const yuan = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Closing a store's day: what the slips say by payment, beside the cash that is in the till. */
export const DayClosing = () => (
  <StoreFirst>
    <DayOfStore />
  </StoreFirst>
);

function DayOfStore() {
  const { path, title, search } = usePage();
  const router = useRouter();
  const asked = new URLSearchParams(search).get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today();
  const query = useQueryOf(getDaySales, { day }, { staleTime: 0 });
  return (
    <div className="ors-closing">
      <PageHeader title={title} note="核对当日小票与实点现金，每天每店一次" />
      <Panel>
        <LazyDateField
          label="营业日"
          actsAtOnce
          value={day}
          onChange={(chosen) => {
            if (chosen !== '' && chosen !== day) router.replace(`${path}?day=${chosen}`);
          }}
        />
      </Panel>
      <QueryState query={query} lines={7}>
        {({ payments, total, slips: count, closing }) => (
          <>
            <Panel title="小票合计" aside={`${count} 张`} isFlush>
              <DataTable
                className="ors-closing-sums"
                rows={[...payments, { payment: 'total', amount: total, slips: count }]}
                keyOf={({ payment: way }) => way}
                columns={[
                  {
                    header: '收款方式',
                    isRowHeader: true,
                    cell: ({ payment: way }) => (way === 'total' ? '合计' : labelOf(way)),
                  },
                  { header: '小票（张）', align: 'end', cell: (row) => row.slips },
                  { header: '金额（元）', align: 'end', cell: ({ amount }) => yuan(amount) },
                ]}
              />
            </Panel>
            <Panel title="现金盘点">
              {closing === null ? (
                <ClosingForm
                  key={day}
                  day={day}
                  cash={payments.find(({ payment: way }) => way === 'cash')?.amount ?? 0}
                />
              ) : (
                <p className="ors-closing-done">
                  {day} 已日结，
                  <RecordLink type={keyOfType(dailyClosings)} id={closing}>
                    查看日结单 {closing}
                  </RecordLink>
                </p>
              )}
            </Panel>
          </>
        )}
      </QueryState>
    </div>
  );
}

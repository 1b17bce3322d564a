import { useQueryOf } from '@portal/client/queries';
import { getSalesReport, type ReportSubject } from '@portal/contract/analysis/sales-reports';
import { periodOf } from '@portal/subsystem/analysis/address';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';
import { type ReportOrder, totalOf } from './report-figures.ts';
import { ReportSummary } from './ReportSummary.tsx';
import { ReportTable } from './ReportTable.tsx';
import './reports.css';

const periods = [
  { value: 'day', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
] as const;
const orders = [
  { value: 'amount', label: '按销售额' },
  { value: 'changeOfYear', label: '按同比' },
  { value: 'reached', label: '按进度达成' },
] as const;

interface ReportPageProps {
  /** The dimensions the page compares; of several the reader chooses. */
  subjects: readonly { value: ReportSubject; label: string }[];
  /** The order of an address that names none. */
  order: ReportOrder;
  /** The reader may choose the order. */
  isRanked?: boolean;
}

/** A report on sales: its sum, and a row for each that is compared. Period, subject and order are in the address. */
export function ReportPage({ subjects, order: usual, isRanked = false }: ReportPageProps) {
  const { path, title, search } = usePage();
  const router = useRouter();
  const address = new URLSearchParams(search);
  const period = periodOf(search);
  const subject = subjects.find(({ value }) => value === address.get('by')) ?? subjects[0];
  const order = orders.find(({ value }) => value === address.get('order'))?.value ?? usual;
  const by = subject?.value ?? 'store';
  const query = useQueryOf(getSalesReport, { by, period });
  const open = (wanted: Record<string, string>) => {
    const next = new URLSearchParams({ period, by, order, ...wanted });
    router.replace(`${path}?${next.toString()}`);
  };
  const days = query.data?.days;
  return (
    <div className="dcp-report">
      <PageHeader
        title={title}
        note={days ? `${days.from} 至 ${days.to}，我的门店与事业部` : '我的门店与事业部'}
        tools={
          <>
            {subjects.length > 1 && (
              <Segmented
                label="对比对象"
                options={subjects}
                value={by}
                onChange={(value) => open({ by: value })}
              />
            )}
            {isRanked && (
              <Segmented
                label="排序"
                options={orders}
                value={order}
                onChange={(value) => open({ order: value })}
              />
            )}
            <Segmented
              label="统计周期"
              options={periods}
              value={period}
              onChange={(value) => open({ period: value })}
            />
          </>
        }
      />
      <QueryState
        query={query}
        lines={12}
        loadingLabel="报表正在计算"
        isEmpty={({ rows }) => rows.length === 0}
        emptyText="您名下没有门店或事业部，暂无销售数据"
      >
        {({ rows, againstBefore, total = totalOf(rows), whose = '' }) => (
          <>
            <ReportSummary total={total} againstBefore={againstBefore} whose={whose} />
            <Panel isFlush>
              <ReportTable
                heading={subject?.label ?? ''}
                rows={rows}
                whole={total.amount}
                order={order}
                againstBefore={againstBefore}
              />
            </Panel>
          </>
        )}
      </QueryState>
    </div>
  );
}

import type { ReportRow } from '@portal/contract/analysis/sales-reports';
import { Panel } from '@portal/ui/layout/Panel';
import { Change } from './Change.tsx';
import { figuresOf, grouped, wan } from './report-figures.ts';

interface ReportSummaryProps {
  total: ReportRow;
  againstBefore: string;
  /** Of whom sales are that are not of the reader's stores. */
  whose: string;
}

/** The sum of a report: sales, its changes, target, units and the price of an order. */
export function ReportSummary({ total, againstBefore, whose }: ReportSummaryProps) {
  const [sum] = figuresOf([total], 'amount', total.amount);
  if (!sum) return null;
  const { amount, change, changeOfYear, reached, units, perOrder } = sum;
  return (
    <Panel className="dcp-summary">
      <dl>
        <div>
          <dt>销售额{whose}</dt>
          <dd className="num">
            ¥ {wan(amount)} <small>万</small>
          </dd>
          <dd className="dcp-summary-changes">
            {againstBefore} <Change value={change} /> 同比 <Change value={changeOfYear} />
          </dd>
        </div>
        {reached !== null && (
          <div>
            <dt>按进度达成</dt>
            <dd className="num">{reached.toFixed(1)}%</dd>
          </div>
        )}
        <div>
          <dt>销量{whose}</dt>
          <dd className="num">
            {grouped(units)} <small>件</small>
          </dd>
        </div>
        {perOrder !== null && (
          <div>
            <dt>客单价</dt>
            <dd className="num">¥ {grouped(perOrder)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

import type { WireRecord } from '@portal/contract/records/record-calls';
import { Button } from '@portal/ui/actions/Button';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Panel } from '@portal/ui/layout/Panel';
import { stockCounts } from '../../records/stock-counts.ts';
import { GoodsRows } from './GoodsRows.tsx';
import { Stepper } from './Stepper.tsx';
import { differenceText, textIn } from './goods-rows.ts';
import { useCountSheet } from './use-count-sheet.ts';

const { cause } = stockCounts.fields;
const causes = cause?.kind === 'choice' ? cause.choices : [];

/** The goods of a count. What is booked is compared when the count is handed in, so that nobody counts up to it. */
export function CountSheet({ count, onLeave }: { count: WireRecord; onLeave: () => void }) {
  const sheet = useCountSheet(count, onLeave);
  const { rows, whole, why, booked, counted, asksWhy, isBusy } = sheet;
  return (
    <Panel title={textIn(count.fields['area'])}>
      {rows.length > 0 ? (
        <GoodsRows rows={rows} column="counted" onChange={sheet.setRows} />
      ) : (
        <Stepper label="实盘件数" value={whole} onChange={sheet.setWhole} />
      )}
      <div className="ors-floor-foot">
        <p>
          实盘 <strong className="num">{counted}</strong> 件
          {asksWhy &&
            `，账面 ${booked} 件，${differenceText(counted - booked)}。请复点，或选择原因后提交`}
        </p>
        {asksWhy && (
          <SelectField
            label="差异原因"
            none="请选择"
            options={causes}
            value={why}
            onChange={({ target }) => sheet.setWhy(target.value)}
          />
        )}
        <div className="ors-floor-keys">
          <Button size="large" onClick={onLeave}>
            返回
          </Button>
          <Button size="large" busy={isBusy} onClick={sheet.keep}>
            暂存
          </Button>
          <Button
            size="large"
            kind="primary"
            busy={isBusy}
            disabled={asksWhy && why === ''}
            onClick={sheet.handIn}
          >
            {asksWhy ? '提交差异' : '提交盘点'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

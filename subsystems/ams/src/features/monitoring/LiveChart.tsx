import { TrendChart } from '@portal/ui/charts/TrendChart';
import { Panel } from '@portal/ui/layout/Panel';
import { timeText } from './times.ts';

interface LiveChartProps {
  title: string;
  unit: string;
  /** Milliseconds since 1970, the oldest first. */
  times: readonly number[];
  values: readonly number[];
}

/** One figure over the last minutes. */
export function LiveChart({ title, unit, times, values }: LiveChartProps) {
  const last = values.at(-1) ?? 0;
  const said = last.toLocaleString('zh-CN', { maximumFractionDigits: 1 });
  return (
    <Panel title={unit ? `${title}（${unit}）` : title} className="monitor-chart">
      <TrendChart
        label={`${title}，最近 ${times.length} 次取样，现在 ${said} ${unit}`}
        unit={unit}
        days={times.map(timeText)}
        current={values}
        previous={[]}
        kind="line"
        names={{ current: title }}
      />
    </Panel>
  );
}

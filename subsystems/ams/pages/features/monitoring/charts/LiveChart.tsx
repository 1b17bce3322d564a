import { TrendChart } from '@portal/ui/charts/TrendChart';
import { Panel } from '@portal/ui/layout/Panel';
import type { ChartValues } from './series.ts';
import { momentText, timeText } from '../times.ts';

interface LiveChartProps {
  title: string;
  unit: string;
  /** Milliseconds since 1970, the oldest first. */
  times: readonly number[];
  values: ChartValues;
  /** The range in words, where it is longer than the last minutes: then times have their day. */
  range?: string;
}

/** One figure over the last minutes, or over a longer range. */
export function LiveChart({ title, unit, times, values, range }: LiveChartProps) {
  const measured = values.filter((value) => value !== null);
  const last = numberText(measured.at(-1) ?? 0);
  const label =
    range === undefined
      ? `${title}，最近 ${times.length} 次取样，现在 ${last} ${unit}`
      : `${title}，${range}，${peakText(measured, unit)}`;
  return (
    <Panel title={unit ? `${title}（${unit}）` : title} className="monitor-chart">
      <TrendChart
        label={label}
        unit={unit}
        days={times.map(range === undefined ? timeText : momentText)}
        current={values}
        previous={[]}
        kind="line"
        names={{ current: title }}
      />
    </Panel>
  );
}

const peakText = (measured: readonly number[], unit: string): string =>
  measured.length === 0 ? '没有取样' : `最高 ${numberText(Math.max(...measured))} ${unit}`;

const numberText = (value: number): string =>
  value.toLocaleString('zh-CN', { maximumFractionDigits: 1 });

import type { Board } from '@portal/contract/analysis/board';
import { Chart, type ChartOption } from '@portal/ui/data/Chart';
import { axisStyle, type Ink, tooltipStyle } from '@portal/ui/data/chart-ink';
import { useCallback } from 'react';
import type { OpenBoard } from './OpenPart.tsx';

type TrendAnswer = Board['trend'];

/** Pixels; board.css keeps the same height free. */
const height = 268;

interface TrendChartProps {
  trend: TrendAnswer;
  onOpen: OpenBoard | undefined;
}

export function TrendChart({ trend, onOpen }: TrendChartProps) {
  const draw = useCallback((ink: Ink) => lines(ink, trend), [trend]);
  const pick = useCallback(
    (at: number) => {
      const within = trend.opens[at];
      if (within) onOpen?.(within);
    },
    [trend, onOpen],
  );
  return (
    <Chart label={spoken(trend)} height={height} draw={draw} {...(onOpen && { onPick: pick })} />
  );
}

/** The theme's colour for this period, a grey dashed line for the one before. */
export function lines(ink: Ink, { unit, days, current, previous }: TrendAnswer): ChartOption {
  const axis = axisStyle(ink);
  const line = {
    type: 'line',
    smooth: 0.25,
    symbol: 'circle',
    showSymbol: days.length === 1,
  } as const;
  return {
    grid: {
      left: 4,
      right: 16,
      top: 12,
      bottom: 0,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      ...tooltipStyle(ink),
      valueFormatter: (value) => `${String(value)} ${unit}`,
    },
    xAxis: {
      type: 'category',
      data: days,
      boundaryGap: days.length === 1,
      ...axis,
      axisLabel: { ...axis.axisLabel, hideOverlap: true },
      splitLine: { show: false },
    },
    yAxis: { type: 'value', ...axis, axisLine: { show: false } },
    series: [
      {
        ...line,
        name: previous.label,
        data: previous.values,
        itemStyle: { color: ink.text3 },
        lineStyle: { width: 1.5, type: [5, 4], color: ink.text3 },
      },
      {
        ...line,
        name: current.label,
        data: current.values,
        itemStyle: { color: ink.accent },
        lineStyle: { width: 2.5, color: ink.accent },
        areaStyle: { color: ink.accent, opacity: 0.07 },
      },
    ],
  };
}

/** Describes both lines for people who do not see them. */
function spoken({ title, unit, days, current, previous }: TrendAnswer): string {
  const most = Math.max(...current.values);
  const least = Math.min(...current.values);
  const on = (value: number): string => days[current.values.indexOf(value)] ?? '';
  return (
    `${title}，${current.label}与${previous.label}对比：` +
    `最高 ${most} ${unit}（${on(most)}），最低 ${least} ${unit}（${on(least)}）`
  );
}

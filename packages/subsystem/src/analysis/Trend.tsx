import type { Board } from '@portal/contract/analysis';
import { Empty } from '@portal/ui/Empty';
import { Panel } from '@portal/ui/Panel';
import { lazy, Suspense } from 'react';
import { DayPicker } from './DayPicker.tsx';
import type { OpenBoard } from './OpenPart.tsx';

// The figures are read before the line is drawn: a chart is heavy, and comes after them.
const TrendChart = lazy(async () => {
  await afterPaint();
  return { default: (await import('./TrendChart.tsx')).TrendChart };
});

/** What has been drawn by now is on the screen: a frame's callbacks run just before it is painted. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The period day by day, against the one before it. */
export function Trend({ trend, onOpen }: Pick<Board, 'trend'> & { onOpen?: OpenBoard }) {
  const { title, unit, days, current, previous } = trend;
  return (
    <Panel
      title={unit ? `${title}（${unit}）` : title}
      aside={
        <span className="board-legend">
          <span>{current.label}</span>
          <span>{previous.label}</span>
          {onOpen && days.length > 0 && <DayPicker trend={trend} onOpen={onOpen} />}
        </span>
      }
      className="board-trend"
    >
      {days.length === 0 && <Empty text="本期暂无数据" />}
      {days.length > 0 && (
        <Suspense fallback={<div className="board-chart" />}>
          <TrendChart trend={trend} onOpen={onOpen} />
        </Suspense>
      )}
    </Panel>
  );
}

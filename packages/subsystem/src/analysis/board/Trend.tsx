import type { Board } from '@portal/contract/analysis/board';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { lazy, Suspense } from 'react';
import { DayPicker } from './DayPicker.tsx';
import type { OpenBoard } from './OpenPart.tsx';
import { useAfterPaint } from './use-after-paint.ts';

const TrendChart = lazy(async () => ({
  default: (await import('./TrendChart.tsx')).TrendChart,
}));

/** The period day by day, against the one before it. */
export function Trend({ trend, onOpen }: Pick<Board, 'trend'> & { onOpen?: OpenBoard }) {
  const { title, unit, days, current, previous } = trend;
  const isPainted = useAfterPaint();
  const outline = <div className="board-chart" />;
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
        <Suspense fallback={outline}>
          {/* The figures are read before the line is drawn. */}
          {isPainted ? <TrendChart trend={trend} onOpen={onOpen} /> : outline}
        </Suspense>
      )}
    </Panel>
  );
}

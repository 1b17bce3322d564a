import type { Board } from '@portal/contract/analysis/board';
import { TrendChart } from '@portal/ui/charts/TrendChart';
import type { TrendValues } from '@portal/ui/charts/trend-shapes';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { useMemo } from 'react';
import { DayPicker } from './DayPicker.tsx';
import type { OpenBoard } from './OpenPart.tsx';

type TrendAnswer = Board['trend'];

/** The period day by day, against the one before it. */
export function Trend({ trend, onOpen }: { trend: TrendAnswer; onOpen?: OpenBoard }) {
  const { title, unit, days, opens, current, previous } = trend;
  const hasPrevious = previous.values.some((value) => value !== 0);
  const values = useMemo(() => valuesOf(trend), [trend]);
  const pick = (at: number): void => {
    const within = opens[at];
    if (within) onOpen?.(within);
  };
  return (
    <Panel
      title={unit ? `${title}（${unit}）` : title}
      aside={
        <span className="board-legend" data-kind={values.kind}>
          <span>{current.label}</span>
          {hasPrevious && <span>{previous.label}</span>}
          {onOpen && days.length > 0 && <DayPicker trend={trend} onOpen={onOpen} />}
        </span>
      }
      className="board-trend"
    >
      {days.length === 0 && <Empty text="本期暂无数据" />}
      {days.length > 0 && (
        <TrendChart
          {...values}
          label={spoken(trend)}
          unit={unit}
          names={{ current: current.label, previous: previous.label }}
          onPick={onOpen && pick}
        />
      )}
    </Panel>
  );
}

export const valuesOf = ({ days, unit, kind = 'line', ...trend }: TrendAnswer): TrendValues => ({
  days,
  current: trend.current.values,
  previous: trend.previous.values,
  kind,
  isRate: unit === '%',
});

/** Describes both stretches for people who do not see them. */
function spoken({ title, unit, days, current, previous }: TrendAnswer): string {
  const most = Math.max(...current.values);
  const least = Math.min(...current.values);
  const on = (value: number): string => days[current.values.indexOf(value)] ?? '';
  return (
    `${title}，${current.label}与${previous.label}对比：` +
    `最高 ${most} ${unit}（${on(most)}），最低 ${least} ${unit}（${on(least)}）`
  );
}

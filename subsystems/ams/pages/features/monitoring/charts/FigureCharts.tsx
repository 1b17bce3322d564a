import { minute } from '@portal/common/durations';
import type { FigureGroup, ProcessFigures } from '@portal/contract/monitoring/actuator';
import { getFigureHistory, type HistoryRange } from '@portal/contract/monitoring/history';
import { useQueryOf } from '@portal/client/queries';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { useEffect } from 'react';
import { LiveChart } from './LiveChart.tsx';
import { type ChartRange, rangeWords } from './ranges.ts';
import { type ChartValues, historySeriesOf, liveSeriesOf, type Series } from './series.ts';

/** A chart of a page: its title and unit, and how its values come from what was measured. */
export interface Chart {
  title: string;
  unit: string;
  of: (series: Series) => ChartValues;
}

interface FigureChartsProps {
  group: FigureGroup;
  charts: readonly Chart[];
  range: ChartRange;
  /** The figures that the page has. */
  live: ProcessFigures;
}

/** The charts of a page in the chosen range. */
export function FigureCharts({ group, charts, range, live }: FigureChartsProps) {
  if (range === 'live') return <Drawn charts={charts} series={liveSeriesOf(live)} />;
  return (
    <HistoryCharts key={`${live.node} ${range}`} {...{ group, charts, range, node: live.node }} />
  );
}

interface StoredChartsProps extends Omit<FigureChartsProps, 'live'> {
  node: string | undefined;
}

/** The charts of a node that does not answer: it may have ended, and its samples are there. */
export const StoredCharts = ({ range, node, ...shown }: StoredChartsProps) =>
  range !== 'live' &&
  node !== undefined && <HistoryCharts key={`${node} ${range}`} {...{ ...shown, range, node }} />;

interface HistoryChartsProps extends Pick<FigureChartsProps, 'group' | 'charts'> {
  range: HistoryRange;
  node: string;
}

/** Samples of each minute; they come again each minute. */
function HistoryCharts({ charts, ...asked }: HistoryChartsProps) {
  const query = useQueryOf(getFigureHistory, asked, { quiet: true });
  const { refetch } = query;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), minute);
    return () => clearInterval(timer);
  }, [refetch]);
  return (
    <div className="monitor-body monitor-wide">
      <QueryState
        query={query}
        lines={8}
        warnsOfStale
        isEmpty={({ series }) => series.length === 0}
        emptyText="这段时间没有取样：节点没有运行，或数据库无法写入"
      >
        {(history) => (
          <Drawn
            charts={charts}
            series={historySeriesOf(history)}
            range={rangeWords[asked.range]}
          />
        )}
      </QueryState>
    </div>
  );
}

interface DrawnProps {
  charts: readonly Chart[];
  series: Series;
  range?: string;
}

const Drawn = ({ charts, series, ...range }: DrawnProps) =>
  charts.map(({ title, unit, of }) => (
    <LiveChart
      key={title}
      title={title}
      unit={unit}
      times={series.times}
      values={of(series)}
      {...range}
    />
  ));

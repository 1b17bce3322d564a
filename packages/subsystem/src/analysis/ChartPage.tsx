import { getBoard } from '@portal/contract/analysis/board';
import { Panel } from '@portal/ui/layout/Panel';
import { Segmented } from '@portal/ui/forms/Segmented';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { BoardParts } from './board/BoardParts.tsx';
import { periodOf } from './address.ts';
import { periods } from './board-data.ts';
import { Shares } from './board/Shares.tsx';
import { Trend } from './board/Trend.tsx';
import './board.css';

/** The page kind "chart" of spec section 2: the figures of the system drawn, day by day and against one another. */
export function ChartPage() {
  const { key, router } = useShell();
  const { path, title, search } = usePage();
  const period = periodOf(search);
  const query = useQueryOf(getBoard, { system: key, period });
  return (
    <div className="board">
      <PageHeader
        title={title}
        note={query.data?.scope}
        tools={
          <Segmented
            label="统计周期"
            options={periods}
            value={period}
            onChange={(chosen) => router.replace(`${path}?period=${chosen}`)}
          />
        }
      />
      <BoardParts query={query}>
        {({ trend, shares, structure, scope }) => (
          <div className="board-body board-charts">
            <Trend trend={trend} />
            <Shares shares={shares} />
            <Panel title={structure.title}>
              <p className="board-finding">{structure.finding || scope}</p>
            </Panel>
          </div>
        )}
      </BoardParts>
    </div>
  );
}

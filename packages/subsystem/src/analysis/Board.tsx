import type { Board as BoardAnswer } from '@portal/contract/analysis';
import { Empty } from '@portal/ui/Empty';
import { Panel } from '@portal/ui/Panel';
import { KeyFigures } from './KeyFigures.tsx';
import { Ranking } from './Ranking.tsx';
import { Shares } from './Shares.tsx';
import { Structure } from './Structure.tsx';
import { Trend } from './Trend.tsx';

/** The parts of a board as the server answers them: whatever differs between systems is in the answer. */
export function Board({ board }: { board: BoardAnswer }) {
  if (isBlank(board)) {
    return (
      <Panel className="board-blank">
        <Empty text={board.scope} />
      </Panel>
    );
  }
  return (
    <>
      <KeyFigures main={board.main} target={board.target} figures={board.figures} />
      <Trend trend={board.trend} />
      <Shares shares={board.shares} />
      <Ranking ranking={board.ranking} />
      <Structure structure={board.structure} />
    </>
  );
}

/** Nothing at all to be seen, as where no store is chosen yet. */
const isBlank = ({ trend, ranking }: BoardAnswer): boolean =>
  trend.days.length === 0 && ranking.rows.length === 0;

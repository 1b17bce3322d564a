import type { Board as BoardAnswer } from '@portal/contract/analysis';
import { BlankBoard } from './BlankBoard.tsx';
import { isBlank } from './is-blank.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { Ranking } from './Ranking.tsx';
import { Shares } from './Shares.tsx';
import { Structure } from './Structure.tsx';
import { Trend } from './Trend.tsx';

/** The parts of a board as the server answers them: whatever differs between systems is in the answer. */
export function Board({ board }: { board: BoardAnswer }) {
  if (isBlank(board)) return <BlankBoard text={board.scope} />;
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

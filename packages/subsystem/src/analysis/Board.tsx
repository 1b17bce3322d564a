import type { Board as BoardAnswer } from '@portal/contract/analysis';
import { BlankBoard } from './BlankBoard.tsx';
import { isBlank } from './is-blank.ts';
import { KeyFigures } from './KeyFigures.tsx';
import type { OpenBoard } from './OpenPart.tsx';
import { Ranking } from './Ranking.tsx';
import { Shares } from './Shares.tsx';
import { Structure } from './Structure.tsx';
import { Trend } from './Trend.tsx';

interface BoardProps {
  board: BoardAnswer;
  onOpen: OpenBoard;
}

/** The parts of a board as the server answers them: whatever differs between systems is in the answer. */
export function Board({ board, onOpen }: BoardProps) {
  if (isBlank(board)) return <BlankBoard text={board.scope} />;
  return (
    <>
      <KeyFigures main={board.main} target={board.target} figures={board.figures} />
      <Trend trend={board.trend} onOpen={onOpen} />
      <Shares shares={board.shares} onOpen={onOpen} />
      <Ranking ranking={board.ranking} onOpen={onOpen} />
      <Structure structure={board.structure} />
    </>
  );
}

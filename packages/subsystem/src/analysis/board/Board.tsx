import type { Board as BoardAnswer } from '@portal/contract/analysis/board';
import { Panel } from '@portal/ui/layout/Panel';
import { useDeferredValue } from 'react';
import { BlankBoard } from './BlankBoard.tsx';
import { isBlank } from '../board-data.ts';
import { FewRecords } from './FewRecords.tsx';
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
  // The figures are read first: what stands below them is drawn right after, in a step of its own.
  const isWhole = useDeferredValue(true, false);
  if (board.few) return <FewRecords main={board.main} few={board.few} />;
  if (isBlank(board)) return <BlankBoard text={board.scope} />;
  return (
    <>
      <KeyFigures main={board.main} target={board.target} figures={board.figures} />
      <Trend trend={board.trend} onOpen={onOpen} />
      <Shares shares={board.shares} onOpen={onOpen} />
      {isWhole ? (
        <>
          <Ranking ranking={board.ranking} onOpen={onOpen} />
          <Structure structure={board.structure} />
        </>
      ) : (
        <>
          <Panel className="board-ranking board-coming" />
          <Panel className="board-structure board-coming" />
        </>
      )}
    </>
  );
}

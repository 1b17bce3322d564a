import type { Board } from '@portal/contract/analysis/board';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import type { ReactNode } from 'react';
import { BlankBoard } from './BlankBoard.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { isBlank } from '../board-data.ts';

interface BoardStateProps {
  query: QueryResult<Board>;
  children: (board: Board) => ReactNode;
}

const inPanel = (state: ReactNode) => <Panel>{state}</Panel>;

/** A board, or what stands in its place: its outline, or why there are no figures. Old figures do not outlive a failure. */
export const BoardState = ({ query, children }: BoardStateProps) => (
  <QueryState
    query={{
      data: query.error === null ? query.data : undefined,
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    }}
    outline={<BoardSkeleton />}
    failedText="看板数据暂时无法取得，请稍后重试"
    retryText="重试"
    frame={inPanel}
  >
    {children}
  </QueryState>
);

/** Parts of a board; a blank one says what it waits for. */
export const BoardParts = ({ query, children }: BoardStateProps) => (
  <BoardState query={query}>
    {(board) =>
      isBlank(board) ? <BlankBoard text={board.few?.words ?? board.scope} /> : children(board)
    }
  </BoardState>
);

import type { Board } from '@portal/contract/analysis/board';
import type { ReactNode } from 'react';
import { BlankBoard } from './BlankBoard.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { isBlank } from '../board-data.ts';

interface BoardPartsProps {
  query: { data: Board | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (board: Board) => ReactNode;
}

/** Parts of a board, or what stands in their place: a skeleton, a failure, or what a blank one waits for. */
export function BoardParts({ query, children }: BoardPartsProps) {
  const { data, isError, isFetching, refetch } = query;
  if (isError) return <BoardFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <BoardSkeleton />;
  return isBlank(data) ? <BlankBoard text={data.scope} /> : children(data);
}

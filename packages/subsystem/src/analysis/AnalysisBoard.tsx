import { type Board as BoardAnswer, getBoard } from '@portal/contract/analysis/board';
import { Button } from '@portal/ui/actions/Button';
import { Segmented } from '@portal/ui/forms/Segmented';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { addressOf, boardQueryOf, isOneDay, periodOf, withinOf } from './address.ts';
import { Board } from './board/Board.tsx';
import { BoardState } from './board/BoardParts.tsx';
import { RecordsLink } from './board/RecordsLink.tsx';
import { ExportBoard } from './export/ExportBoard.tsx';
import { periods } from './board-data.ts';
import './board.css';

const BoardTrail = lazy(async () => ({
  default: (await import('./board/BoardTrail.tsx')).BoardTrail,
}));

/**
 * The analysis board of the subsystem it stands in. The period and the part that is open are in the address, so a
 * board can be passed on, and going back closes what was opened; `exportAction` is what a person must be allowed for
 * taking it along; without it nobody is.
 */
export function AnalysisBoard({ exportAction }: { exportAction?: string }) {
  const { key } = useShell();
  const { title, search } = usePage();
  const top = useRef<HTMLDivElement>(null);
  const place = usePlace(top);
  const { period, within } = place;
  const asked = useQueryOf(getBoard, boardQueryOf(key, search));
  const board = asked.isError ? undefined : asked.data;

  return (
    <div ref={top} className="board" tabIndex={-1}>
      <PageHeader
        title={board?.title ?? title}
        note={board?.scope}
        tools={
          <>
            {!isOneDay(within) && (
              <Segmented
                label="统计周期"
                options={periods}
                value={period}
                onChange={place.choose}
              />
            )}
            {board?.records && <RecordsLink records={board.records} />}
            {board && exportAction && (
              <ExportBoard board={board} period={period} action={exportAction} />
            )}
          </>
        }
      />
      <BoardState query={asked}>
        {(whole) => <Content board={whole} isStale={asked.isPlaceholderData} onOpen={place.open} />}
      </BoardState>
      {asked.isError && within !== undefined && (
        <Button onClick={() => place.open(undefined)}>返回全部</Button>
      )}
    </div>
  );
}

interface ContentProps {
  board: BoardAnswer;
  isStale: boolean;
  /** Undefined opens the whole. */
  onOpen: (within: string | undefined) => void;
}

/** The figures, and the way to them. */
function Content({ board, isStale, onOpen }: ContentProps) {
  return (
    <>
      {board.trail.length > 0 && (
        <Suspense fallback={<div className="board-trail" />}>
          <BoardTrail trail={board.trail} onOpen={onOpen} />
        </Suspense>
      )}
      <div className="board-body" aria-busy={isStale}>
        <Board board={board} onOpen={onOpen} />
      </div>
    </>
  );
}

/** Reads period and part from the address, with functions to open others. */
function usePlace(top: RefObject<HTMLElement | null>) {
  const { router } = useShell();
  const { path, search } = usePage();
  const period = periodOf(search);
  const within = withinOf(search);
  return {
    period,
    within,
    choose: (chosen: typeof period) => router.replace(addressOf(path, { period: chosen, within })),
    open: (part: string | undefined) => {
      // What was pressed goes with the row it stood in: before that the focus is the board's.
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
      router.push(addressOf(path, { period, within: part }));
    },
  };
}

/** The board as a page of the manifest: `'dashboard/Analysis': analysisPage('crm:segment:export')`. */
export const analysisPage = (exportAction?: string) => () => (
  <AnalysisBoard {...(exportAction !== undefined && { exportAction })} />
);

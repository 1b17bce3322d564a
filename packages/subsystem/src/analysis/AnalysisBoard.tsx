import { getBoard } from '@portal/contract/analysis';
import { Segmented } from '@portal/ui/Segmented';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '../queries.ts';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { Board } from './Board.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { ExportBoard } from './ExportBoard.tsx';
import { periodOf, periods } from './period.ts';
import './board.css';

/**
 * The analysis board of the subsystem it stands in. The period is in the address, so a board can be passed on;
 * `exportAction` is what a person must be allowed for taking it along; without it nobody is.
 */
export function AnalysisBoard({ exportAction }: { exportAction?: string }) {
  const { key, router } = useShell();
  const { path, title, search } = usePage();
  const period = periodOf(search);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQueryOf(getBoard, {
    system: key,
    period,
  });
  const isShown = data !== undefined && !isError;

  return (
    <div className="board">
      <PageHeader
        title={isShown ? data.title : title}
        note={isShown && data.scope}
        tools={
          <>
            <Segmented
              label="统计周期"
              options={periods}
              value={period}
              onChange={(chosen) => router.replace(`${path}?period=${chosen}`)}
            />
            {isShown && exportAction && <ExportBoard board={data} action={exportAction} />}
          </>
        }
      />
      {isError && <BoardFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {isShown && (
        <div className="board-body" aria-busy={isPlaceholderData}>
          <Board board={data} />
        </div>
      )}
      {!isShown && !isError && <BoardSkeleton />}
    </div>
  );
}

/** The board as a page of the manifest: `'dashboard/Analysis': analysisPage('crm:segment:export')`. */
export const analysisPage = (exportAction?: string) => () => (
  <AnalysisBoard {...(exportAction !== undefined && { exportAction })} />
);

import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';

/** The outline of a board, so that nothing moves when the figures come. */
export function BoardSkeleton() {
  return (
    <div className="board-body board-outline">
      {['figures', 'trend', 'shares', 'ranking', 'structure'].map((part) => (
        <Panel key={part} isFlush className={`board-${part}`}>
          <Skeleton lines={5} label="看板正在加载" />
        </Panel>
      ))}
    </div>
  );
}

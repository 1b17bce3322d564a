import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';

interface BoardFailedProps {
  isBusy: boolean;
  onRetry: () => void;
  /** Given where only a part of a board was asked for. */
  onWhole?: () => void;
}

/** In place of figures that could not be had. */
export const BoardFailed = ({ isBusy, onRetry, onWhole }: BoardFailedProps) => (
  <Panel>
    <Empty
      text="看板数据暂时无法取得，请稍后重试"
      action={
        <>
          <Button busy={isBusy} onClick={onRetry}>
            重试
          </Button>
          {onWhole && <Button onClick={onWhole}>返回全部</Button>}
        </>
      }
    />
  </Panel>
);

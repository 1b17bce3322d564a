import { Button } from '@portal/ui/Button';
import { Empty } from '@portal/ui/Empty';
import { Panel } from '@portal/ui/Panel';

/** In place of figures that could not be had. */
export const BoardFailed = ({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) => (
  <Panel>
    <Empty
      text="看板数据暂时无法取得，请稍后重试"
      action={
        <Button busy={isBusy} onClick={onRetry}>
          重试
        </Button>
      }
    />
  </Panel>
);

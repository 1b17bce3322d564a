import { Button } from '@portal/ui/actions/Button';
import { useCell } from '@portal/common/cell';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { sessionCheckFailure } from '#platform/session/session-alive.ts';

/** Dialog shown before the next page while the server cannot say whether the session is alive. */
export function UnansweredDialog() {
  const open = useCell(sessionCheckFailure);
  if (!open) return null;
  return (
    <Dialog
      forced
      role="alertdialog"
      title={open.problem.message}
      width={416}
      onClose={() => undefined}
      footer={
        <Button kind="primary" data-initial-focus onClick={open.retry}>
          重试
        </Button>
      }
    >
      暂时无法确认登录状态。您没有被退出，恢复后会自动继续，无需再次登录。
    </Dialog>
  );
}

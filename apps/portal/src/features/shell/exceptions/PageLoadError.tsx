import { Button } from '@portal/ui/actions/Button';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { type LoadFailure, loadFailureMessages } from '#platform/loading/load-failure-messages.ts';

/** Shown instead of a page whose code did not load; menu and tabs around it keep working. */
export const PageLoadError = ({ why, onAgain }: { why: LoadFailure; onAgain: () => void }) => (
  <div role="alert">
    <ExceptionPage
      code={500}
      title={why === 'faulty' ? '这个页面出错了' : '页面暂时无法打开'}
      text={loadFailureMessages[why]}
      action={
        <Button kind="primary" onClick={onAgain}>
          重新加载
        </Button>
      }
    />
  </div>
);

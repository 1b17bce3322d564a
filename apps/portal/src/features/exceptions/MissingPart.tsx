import { chunkTimeoutMs } from '@portal/contract/limits';
import { Button } from '@portal/ui/Button';
import { ExceptionPage } from '@portal/ui/ExceptionPage';

/** Why the program of a page is not there: it cannot be had, takes too long, or is of a release that is gone. */
export type Missing = 'broken' | 'late' | 'outdated';

const words: Record<Missing, string> = {
  broken: '页面的程序未能载入，请检查网络后重新加载；如仍未恢复，请联系管理员。',
  late: `页面在 ${chunkTimeoutMs / 1_000} 秒内未能载入，请检查网络后重新加载。`,
  outdated: '门户已发布新版本。请先保存其他页面中的内容，再重新加载。',
};

/** In place of a page that did not arrive; menu and tabs around it go on. */
export function MissingPart({ why, retry }: { why: Missing; retry: () => void }) {
  // Of an older release the page has to go whole; the browser asks before something is lost.
  const again = why === 'outdated' ? () => location.reload() : retry;
  return (
    <div role="alert">
      <ExceptionPage
        code={500}
        title="页面暂时无法打开"
        text={words[why]}
        action={
          <Button kind="primary" onClick={again}>
            重新加载
          </Button>
        }
      />
    </div>
  );
}

import type { Announcement } from '@portal/contract/announcements';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Empty } from '@portal/ui/Empty';
import { Skeleton } from '@portal/ui/Skeleton';
import { lazyPart } from '#platform/lazy-part.ts';
import { missingWords } from '#platform/missing-words.ts';
import { goTo } from '#platform/router-port.ts';
import { type Handling, handlingOf } from './handling.ts';
import { PriorityTag } from './PriorityTag.tsx';

const NoticeContent = lazyPart(async () => (await import('./NoticeContent.tsx')).NoticeContent, {
  waiting: <Skeleton />,
  missing: ({ why, again }) => (
    <Empty text={missingWords[why]} action={<Button onClick={again}>重新加载</Button>} />
  ),
});

interface NoticeDetailProps {
  notice: Announcement;
  onClose: () => void;
}

/** A notice, whole (spec section 2, "Announcement detail"). */
export function NoticeDetail({ notice, onClose }: NoticeDetailProps) {
  const handling = handlingOf(notice, location.origin);
  return (
    <Dialog
      width={640}
      onClose={onClose}
      title={
        <>
          <PriorityTag priority={notice.priority} />
          <span className="notices-headline">{notice.titile}</span>
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          {handling && (
            <Button
              kind="primary"
              data-initial-focus
              onClick={() => {
                onClose();
                handle(handling);
              }}
            >
              去处理
            </Button>
          )}
        </>
      }
    >
      <p className="notices-byline">
        {notice.sender}，{notice.sendTime.slice(0, 16)}
      </p>
      <NoticeContent html={notice.msgContent} />
    </Dialog>
  );
}

function handle(handling: Handling): void {
  if ('path' in handling) void goTo(handling.path);
  else window.open(handling.url, '_blank', 'noopener,noreferrer');
}

import type { Announcement } from '@portal/contract/announcements';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Skeleton } from '@portal/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { goTo } from '#platform/router-port.ts';
import { type Handling, handlingOf } from './handling.ts';
import { PriorityTag } from './PriorityTag.tsx';

const NoticeContent = lazy(async () => {
  const { NoticeContent: component } = await import('./NoticeContent.tsx');
  return { default: component };
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
      <Suspense fallback={<Skeleton />}>
        <NoticeContent html={notice.msgContent} />
      </Suspense>
    </Dialog>
  );
}

function handle(handling: Handling): void {
  if ('path' in handling) void goTo(handling.path);
  else window.open(handling.url, '_blank', 'noopener,noreferrer');
}

import type { Announcement } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { lazyPart } from '#platform/loading/lazy-part.ts';
import { loadFailureMessages } from '#platform/loading/load-failure-messages.ts';

const states: Parameters<typeof lazyPart>[1] = {
  waiting: <Skeleton />,
  missing: ({ why, again }) => (
    <Empty text={loadFailureMessages[why]} action={<Button onClick={again}>重新加载</Button>} />
  ),
};
const NoticeContent = lazyPart(
  async () => (await import('./NoticeContent.tsx')).NoticeContent,
  states,
);
/** Loads what shows a text, so that the next notice is whole as soon as it is shown. */
export const preloadContent = NoticeContent.preload;

const LinkedNotice = lazyPart(
  async () => (await import('./LinkedNotice.tsx')).LinkedNotice,
  states,
);

type NoticeBodyFields = Pick<Announcement, 'sender' | 'msgContent'> & {
  sendTime: string | null;
  revision?: number;
};

interface NoticeBodyProps {
  notice: NoticeBodyFields;
  /** Goes to a record; without it the numbers in the content are no links: it is a preview, or has to be read first. */
  onFollow?: (address: string) => void;
  /** The text is on the screen: it may take a while, and may not load at all. */
  onShown?: () => void;
}

/** Sender, time and content of a notice. */
export const NoticeBody = ({
  notice: { sender, sendTime, msgContent, revision = 1 },
  onFollow,
  onShown,
}: NoticeBodyProps) => (
  <>
    <p className="notices-byline">
      {sender}，{sendTime === null ? '尚未发布' : sendTime.slice(0, 16)}
      {revision > 1 && <span className="notices-revised">已更新（第 {revision} 版）</span>}
    </p>
    {onFollow ? (
      <LinkedNotice html={msgContent} onFollow={onFollow} onShown={onShown} />
    ) : (
      <NoticeContent html={msgContent} onShown={onShown} />
    )}
  </>
);

import type { Announcement } from '@portal/contract/notices/announcements';
import { Empty } from '@portal/ui/feedback/Empty';
import { NoticeItem } from './NoticeItem.tsx';

interface NoticeListProps {
  notices: readonly Announcement[];
  onOpen: (notice: Announcement) => void;
}

export function NoticeList({ notices, onOpen }: NoticeListProps) {
  if (notices.length === 0) return <Empty text="暂无消息" />;
  return (
    <ul className="notices-list">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onOpen={onOpen} />
      ))}
    </ul>
  );
}

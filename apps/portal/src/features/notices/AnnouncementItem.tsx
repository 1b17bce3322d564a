import type { Announcement } from '@portal/contract/announcements';
import { PriorityTag } from './PriorityTag.tsx';

const categories = { 1: '通知公告', 2: '系统消息' } as const;

interface AnnouncementItemProps {
  notice: Announcement;
  onOpen: (notice: Announcement) => void;
}

/** A row of the page "my announcements". */
export function AnnouncementItem({ notice, onOpen }: AnnouncementItemProps) {
  const { priority, titile, sender, sendTime, msgCategory, readFlag } = notice;
  const isRead = readFlag === '1';
  return (
    <li>
      <button
        type="button"
        className="notices-item notices-row"
        data-read={isRead || undefined}
        onClick={() => onOpen(notice)}
      >
        <PriorityTag priority={priority} />
        <span className="notices-title">{titile}</span>
        <span className="notices-from">
          {categories[msgCategory]}，{sender}
        </span>
        <time className="num">{sendTime.slice(0, 16)}</time>
        <span className="notices-state">{isRead ? '已读' : '未读'}</span>
      </button>
    </li>
  );
}

import type { Announcement } from '@portal/contract/notices/announcements';
import { PriorityTag } from '../PriorityTag.tsx';

interface NoticeItemProps {
  notice: Announcement;
  onOpen: (notice: Announcement) => void;
}

export function NoticeItem({ notice, onOpen }: NoticeItemProps) {
  return (
    <li>
      <button type="button" className="notices-item" onClick={() => onOpen(notice)}>
        <PriorityTag priority={notice.priority} />
        <bdi className="notices-title">{notice.titile}</bdi>
        <time>{notice.sendTime.slice(0, 16)}</time>
      </button>
    </li>
  );
}

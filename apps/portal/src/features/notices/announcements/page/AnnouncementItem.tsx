import type { Announcement } from '@portal/contract/notices/announcements';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useId } from 'react';
import { PriorityTag } from '../PriorityTag.tsx';

const categories = { 1: '通知公告', 2: '系统消息' } as const;

interface AnnouncementItemProps {
  notice: Announcement;
  onOpen: (notice: Announcement) => void;
  onArchive: () => void;
}

/** Row of the page "my announcements". */
export function AnnouncementItem({ notice, onOpen, onArchive }: AnnouncementItemProps) {
  const { priority, titile, sender, sendTime, msgCategory, readFlag, isArchived } = notice;
  const isRead = readFlag === '1';
  const titleId = useId();
  return (
    <li className="notices-line">
      <button
        type="button"
        className="notices-item notices-row"
        data-read={isRead || undefined}
        onClick={() => onOpen(notice)}
      >
        <PriorityTag priority={priority} />
        <span id={titleId} className="notices-title">
          <bdi>{titile}</bdi>
          <Flags notice={notice} />
        </span>
        <span className="notices-from">
          {categories[msgCategory]}，{sender}
        </span>
        <time className="num">{sendTime.slice(0, 16)}</time>
        <span className="notices-state">{isRead ? '已读' : '未读'}</span>
      </button>
      <IconButton
        label={isArchived ? '取消归档' : '归档'}
        aria-describedby={titleId}
        onClick={onArchive}
      >
        {isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
      </IconButton>
    </li>
  );
}

/** Flags of an announcement: pinned, must be read, ended. Most have none. */
function Flags({ notice: { izTop, mustRead, isAcknowledged, isEnded } }: { notice: Announcement }) {
  const flags = [
    izTop === '1' && '置顶',
    mustRead && (isAcknowledged ? '已确认' : '必读'),
    isEnded && '已结束',
  ].filter((flag) => flag !== false);
  return flags.map((flag) => (
    <span key={flag} className="notices-mark">
      {flag}
    </span>
  ));
}

import { useQueryOf } from '@portal/client/queries';
import { type Announcement, listMine } from '@portal/contract/notices/announcements';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Link } from '@tanstack/react-router';
import { DesktopPermission } from './DesktopPermission.tsx';
import { paths } from '#platform/navigation/paths.ts';
import { NoticeTabs } from './NoticeTabs.tsx';

interface NoticePanelProps {
  onOpen: (notice: Announcement) => void;
  onLeave: () => void;
}

/** Content of the bell's popover: unread notices and a link to all. */
export function NoticePanel({ onOpen, onLeave }: NoticePanelProps) {
  const { data: notices, isError } = useQueryOf(listMine, {}, { quiet: true });
  return (
    <>
      {notices && <NoticeTabs notices={notices} onOpen={onOpen} />}
      {!notices && (isError ? <Empty text="暂时无法获取通知，请稍后再试" /> : <Skeleton />)}
      <Link to={paths.myAnnouncements} className="notices-more" onClick={onLeave}>
        查看更多
      </Link>
      <DesktopPermission />
    </>
  );
}

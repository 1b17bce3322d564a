import { useQueryOf } from '@portal/client/queries';
import { type Announcement, listMine } from '@portal/contract/notices/announcements';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Link } from '@tanstack/react-router';
import { DesktopPermission } from './DesktopPermission.tsx';
import { paths } from '#platform/navigation/paths.ts';
import { useToDos } from '#platform/workplace/to-dos.ts';
import { NoticeTabs } from './NoticeTabs.tsx';

interface NoticePanelProps {
  onOpen: (notice: Announcement) => void;
  onLeave: () => void;
}

/** Content of the bell's popover: unread notices and a link to all, between them what waits for the user. */
export function NoticePanel({ onOpen, onLeave }: NoticePanelProps) {
  return (
    <>
      <QueryState
        query={useQueryOf(listMine, {}, { quiet: true })}
        failedText="暂时无法获取通知，请稍后再试"
      >
        {(notices) => <NoticeTabs notices={notices} onOpen={onOpen} />}
      </QueryState>
      <ToDoRow onLeave={onLeave} />
      <Link to={paths.myAnnouncements} className="notices-more" onClick={onLeave}>
        查看更多
      </Link>
      <DesktopPermission />
    </>
  );
}

/** Leads to the list on the front page; nothing while the count is unknown or 0. */
function ToDoRow({ onLeave }: Pick<NoticePanelProps, 'onLeave'>) {
  const total = useToDos().data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Link to={paths.portalHome} className="notices-to-dos" onClick={onLeave}>
      <span>待办</span>
      <b className="num">{total.toLocaleString('en-US')}</b>
    </Link>
  );
}

import { useQueryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { Badge } from '@portal/ui/data/Badge';
import { Popover } from '@portal/ui/overlays/Popover';
import { Bell } from 'lucide-react';
import { useIsFirstPageShown } from '#platform/loading/first-page-shown.ts';
import { useToDos } from '#platform/workplace/to-dos.ts';
import { NoticePanel } from './NoticePanel.tsx';
import { useOpenNotice } from '../detail/use-open-notice.tsx';
// The style of every part that shows notices: the others are lazy, and always load after the shell with this.
import '../notices.css';

/** Bell with the count of unread notices; its popover shows the newest (spec section 2), and leads to the to-dos. */
export function NoticeBell() {
  // Quiet: when the call fails the last count stays, and nobody is told every few seconds.
  const { data: notices } = useQueryOf(
    listMine,
    {},
    { quiet: true, enabled: useIsFirstPageShown() },
  );
  const { open, detail } = useOpenNotice();
  const unread = notices ? notices.anntMsgTotal + notices.sysMsgTotal : 0;
  const { data: toDos } = useToDos();
  const words = [
    '通知',
    ...(unread > 0 ? [`${unread.toLocaleString('en-US')} 条未读`] : []),
    ...(toDos && toDos.total > 0 ? [`${toDos.total.toLocaleString('en-US')} 项待办`] : []),
  ].join('，');

  return (
    <>
      <Popover
        label="通知"
        align="end"
        width={300}
        trigger={{
          className: 'ui-icon-button',
          title: words,
          'aria-label': words,
          children: (
            <Badge count={unread}>
              <Bell size={18} />
            </Badge>
          ),
        }}
      >
        {(close) => (
          <NoticePanel
            onLeave={close}
            onOpen={(notice) => {
              close();
              open(notice);
            }}
          />
        )}
      </Popover>
      {detail}
    </>
  );
}

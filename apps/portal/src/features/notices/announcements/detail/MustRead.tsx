import { useCallOf, useQueryOf } from '@portal/client/queries';
import { listMine, listMustRead, markRead } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useCallback, useEffect, useState } from 'react';
import { NoticeBody } from './NoticeBody.tsx';
import { PriorityTag } from '../PriorityTag.tsx';
import { useOnChange } from '../use-on-change.ts';
import { useAcknowledge } from './use-acknowledge.ts';

/**
 * Shows announcements that must be confirmed, one after the other. They can be postponed until the page is reloaded: a
 * cashier may have a customer waiting. `waiting` is their count; when it changes they are fetched again.
 */
export function MustRead({ waiting }: { waiting: number }) {
  const { data: notices, refetch } = useQueryOf(listMustRead, {}, { quiet: true });
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  // Once one text is there, that of the next is at once.
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const { mutate: read } = useCallOf(markRead, { refreshes: [listMine] });
  const { mutate: confirm, isPending } = useAcknowledge();
  useOnChange(waiting, refetch);

  const open = (notices ?? []).filter(
    ({ id, revision }) => !postponed.includes(`${id} ${revision}`),
  );
  const notice = open[0];
  useEffect(() => {
    if (notice?.readFlag === '0') read({ anntId: notice.id });
  }, [notice?.id, notice?.readFlag, read]);
  if (!notice) return null;

  const postpone = () => setPostponed([...postponed, `${notice.id} ${notice.revision}`]);
  return (
    <Dialog
      key={notice.id}
      width={640}
      onClose={postpone}
      title={
        <>
          <PriorityTag priority={notice.priority} />
          <bdi className="notices-headline">{notice.titile}</bdi>
        </>
      }
      footer={
        <>
          <span className="notices-waiting">
            {open.length > 1 ? `必读公告，还有 ${open.length - 1} 条` : '必读公告'}
          </span>
          <Button onClick={postpone}>稍后阅读</Button>
          <Button
            kind="primary"
            busy={isPending}
            disabled={!isShown}
            onClick={() => confirm({ anntId: notice.id, revision: notice.revision })}
          >
            我已阅读并知晓
          </Button>
        </>
      }
    >
      <NoticeBody notice={notice} onShown={show} />
    </Dialog>
  );
}

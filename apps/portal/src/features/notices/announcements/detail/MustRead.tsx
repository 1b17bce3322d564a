import { queryOf, useCall } from '@portal/client/queries';
import { listMine, listMustRead, markRead } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Letter } from './NoticeBody.tsx';
import { PriorityTag } from '../PriorityTag.tsx';
import { useAgain } from '../use-on-change.ts';
import { useAcknowledging } from './use-acknowledge.ts';

/**
 * What must be confirmed, one after the other. It can be put off until the page is loaded again: somebody at a till has
 * a customer before them. `waiting` is how many there are; when it changes they are asked for again.
 */
export function MustRead({ waiting }: { waiting: number }) {
  const { data: notices, refetch } = useQuery(queryOf(listMustRead, {}, { quiet: true }));
  const [later, setLater] = useState<readonly string[]>([]);
  const { mutate: read } = useCall(markRead, { refreshes: [listMine] });
  const { mutate: confirm, isPending } = useAcknowledging();
  useAgain(waiting, refetch);

  const open = (notices ?? []).filter(({ id, revision }) => !later.includes(`${id} ${revision}`));
  const notice = open[0];
  useEffect(() => {
    if (notice?.readFlag === '0') read({ anntId: notice.id });
  }, [notice?.id, notice?.readFlag, read]);
  if (!notice) return null;

  const putOff = () => setLater([...later, `${notice.id} ${notice.revision}`]);
  return (
    <Dialog
      key={notice.id}
      width={640}
      onClose={putOff}
      title={
        <>
          <PriorityTag priority={notice.priority} />
          <span className="notices-headline">{notice.titile}</span>
        </>
      }
      footer={
        <>
          <span className="notices-waiting">
            {open.length > 1 ? `必读公告，还有 ${open.length - 1} 条` : '必读公告'}
          </span>
          <Button onClick={putOff}>稍后阅读</Button>
          <Button
            kind="primary"
            busy={isPending}
            onClick={() => confirm({ anntId: notice.id, revision: notice.revision })}
          >
            我已阅读并知晓
          </Button>
        </>
      }
    >
      <Letter notice={notice} />
    </Dialog>
  );
}

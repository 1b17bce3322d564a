import {
  deleteAnnouncement,
  deskActions,
  type DeskItem,
  endAnnouncement,
  getDraft,
  listAnnouncements,
  pinAnnouncement,
  recallAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { Allowed } from '@portal/subsystem/Allowed';
import { useCallOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
import { noticeAddresses } from './addresses.ts';

const refreshes = [listAnnouncements, getDraft];

/** The actions on an announcement in its present state; each button is there for those who may press it. */
export function NoticeActions({ item }: { item: DeskItem }) {
  const { push } = useRouter();
  const { id, state } = item;
  const isShown = state === 'sent' || state === 'ended';
  return (
    <>
      {(state === 'draft' || state === 'scheduled') && (
        <Allowed action={deskActions.edit}>
          <Button size="small" kind="text" onClick={() => push(noticeAddresses.writing(id))}>
            编辑
          </Button>
        </Allowed>
      )}
      {state === 'draft' && <Delete item={item} />}
      {isShown && (
        <Allowed action={deskActions.publish}>
          <Button size="small" kind="text" onClick={() => push(noticeAddresses.revising(id))}>
            修订
          </Button>
        </Allowed>
      )}
      {state === 'sent' && <Pin item={item} />}
      {state === 'sent' && <End item={item} />}
      {(isShown || state === 'scheduled') && <Recall item={item} />}
    </>
  );
}

function Delete({ item: { id, titile } }: { item: DeskItem }) {
  const { mutate, isPending } = useCallOf(deleteAnnouncement, { refreshes });
  const ask = async (): Promise<void> => {
    const body = `“${titile}”将被删除，不能恢复。`;
    const isSure = await confirm({ title: '删除草稿', body, okText: '删除', danger: true });
    if (isSure) mutate({ id }, { onSuccess: () => say(deleteAnnouncement.says) });
  };
  return (
    <Allowed action={deskActions.remove}>
      <Button size="small" kind="text" busy={isPending} onClick={() => void ask()}>
        删除
      </Button>
    </Allowed>
  );
}

function Pin({ item: { id, izTop } }: { item: DeskItem }) {
  const { mutate, isPending } = useCallOf(pinAnnouncement, { refreshes });
  const isPinned = izTop === '1';
  return (
    <Allowed action={deskActions.publish}>
      <Button
        size="small"
        kind="text"
        busy={isPending}
        onClick={() => mutate({ id, izTop: isPinned ? '0' : '1' })}
      >
        {isPinned ? '取消置顶' : '置顶'}
      </Button>
    </Allowed>
  );
}

function End({ item: { id } }: { item: DeskItem }) {
  const { mutate, isPending } = useCallOf(endAnnouncement, { refreshes });
  const ask = async (): Promise<void> => {
    const body = '结束后不再计入未读、不再要求确认，收件人仍可在“我的公告”中查到。';
    if (await confirm({ title: '结束公告', body, okText: '结束' })) mutate({ id });
  };
  return (
    <Allowed action={deskActions.publish}>
      <Button size="small" kind="text" busy={isPending} onClick={() => void ask()}>
        结束
      </Button>
    </Allowed>
  );
}

function Recall({ item: { id } }: { item: DeskItem }) {
  const { mutate, isPending } = useCallOf(recallAnnouncement, { refreshes });
  const ask = async (): Promise<void> => {
    const body = '撤回后，所有人都不再看到这条公告，正在阅读的页面也会立即收回。';
    const isSure = await confirm({ title: '撤回公告', body, okText: '撤回', danger: true });
    if (isSure) mutate({ id }, { onSuccess: () => say(recallAnnouncement.says) });
  };
  return (
    <Allowed action={deskActions.publish}>
      <Button size="small" kind="text" busy={isPending} onClick={() => void ask()}>
        撤回
      </Button>
    </Allowed>
  );
}

const say = (text = ''): void => void notify({ kind: 'success', text });

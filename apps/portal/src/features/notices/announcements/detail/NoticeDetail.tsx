import type { Announcement } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Empty } from '@portal/ui/feedback/Empty';
import { goTo } from '#platform/router-port.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { componentPage, type Handling, handlingOf } from './notice-target.ts';
import { Letter } from './NoticeBody.tsx';
import { PriorityTag } from '../PriorityTag.tsx';
import { useAcknowledging } from './use-acknowledge.ts';
import { useFollowed } from './use-current-notice.ts';

interface NoticeDetailProps {
  notice: Announcement;
  onClose: () => void;
}

/** A notice, whole (spec section 2, "Announcement detail"). It follows a revision, and a recall empties it. */
export function NoticeDetail({ notice: opened, onClose }: NoticeDetailProps) {
  const { notice, isRecalled } = useFollowed(opened);
  if (isRecalled) {
    return (
      <Dialog width={640} onClose={onClose} title="公告已撤回">
        <Empty text="发布人已撤回这条公告，内容不再展示" />
      </Dialog>
    );
  }
  return (
    <Dialog
      width={640}
      onClose={onClose}
      title={
        <>
          <PriorityTag priority={notice.priority} />
          <span className="notices-headline">{notice.titile}</span>
        </>
      }
      footer={<Ways notice={notice} onClose={onClose} />}
    >
      <Letter notice={notice} />
    </Dialog>
  );
}

/** What can be done about a notice: leave it, confirm it, go where it leads. */
function Ways({ notice, onClose }: NoticeDetailProps) {
  const handling = handlingOf(notice, location.origin);
  const page = componentPage(notice, useWorkplace().permissions.menu);
  const { mutate, isPending } = useAcknowledging();
  const mustConfirm = notice.mustRead && !notice.isAcknowledged && !notice.isEnded;

  return (
    <>
      <Button onClick={onClose}>关闭</Button>
      {mustConfirm && (
        <Button
          kind={handling ? 'default' : 'primary'}
          busy={isPending}
          onClick={() =>
            mutate({ anntId: notice.id, revision: notice.revision }, { onSuccess: onClose })
          }
        >
          我已阅读并知晓
        </Button>
      )}
      {page !== undefined && (
        <Button
          onClick={() => {
            onClose();
            void goTo(page);
          }}
        >
          打开相关页面
        </Button>
      )}
      {handling && (
        <Button
          kind="primary"
          data-initial-focus
          onClick={() => void handle(handling).then((isGone) => isGone && onClose())}
        >
          去处理
        </Button>
      )}
    </>
  );
}

/** Another site is named before it is opened: that a notice is to be trusted says nothing of where it leads. */
async function handle(handling: Handling): Promise<boolean> {
  if ('path' in handling) {
    void goTo(handling.path);
    return true;
  }
  const { host } = new URL(handling.url);
  const agreed = await confirm({
    title: '即将打开其他网站',
    body: `这条公告指向 ${host}，不属于本平台。请确认您信任该网站。`,
    okText: '打开',
  });
  if (agreed) window.open(handling.url, '_blank', 'noopener,noreferrer');
  return agreed;
}

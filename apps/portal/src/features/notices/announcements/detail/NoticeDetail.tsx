import type { Announcement } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Empty } from '@portal/ui/feedback/Empty';
import { useCallback, useState } from 'react';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { PlaceLink } from '#platform/parts/PlaceLink.tsx';
import { useWorkplaceIfAny } from '#platform/workplace/workplace.ts';
import { componentPage, targetOf } from './notice-target.ts';
import { NoticeBody } from './NoticeBody.tsx';
import { PriorityTag } from '../PriorityTag.tsx';
import { useTargetAccess } from './use-target-access.ts';
import { useAcknowledge } from './use-acknowledge.ts';
import { useCurrentNotice } from './use-current-notice.ts';

interface NoticeDetailProps {
  notice: Announcement;
  onClose: () => void;
}

/**
 * Dialog with a whole notice (spec section 2, "Announcement detail"). It follows a revision, and a recall empties it.
 */
export function NoticeDetail({ notice: opened, onClose }: NoticeDetailProps) {
  const { notice, isRecalled } = useCurrentNotice(opened);
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
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
          <bdi className="notices-headline">{notice.titile}</bdi>
        </>
      }
      footer={<Actions notice={notice} isShown={isShown} onClose={onClose} />}
    >
      <NoticeBody
        notice={notice}
        onShown={show}
        onFollow={(address) => {
          onClose();
          void goTo(address);
        }}
      />
    </Dialog>
  );
}

/** Buttons that close a notice, confirm it, or open its target. */
function Actions({ notice, isShown, onClose }: NoticeDetailProps & { isShown: boolean }) {
  const target = targetOf(notice, location.origin);
  const { isAsking, closed } = useTargetAccess(target);
  const page = componentPage(notice, useWorkplaceIfAny()?.permissions.menu ?? []);
  const { mutate, isPending } = useAcknowledge();
  const mustConfirm = notice.mustRead && !notice.isAcknowledged && !notice.isEnded;

  return (
    <>
      {closed !== undefined && <ClosedTarget path={closed} onLeave={onClose} />}
      <Button onClick={onClose}>关闭</Button>
      {mustConfirm && (
        <Button
          kind={target && closed === undefined ? 'default' : 'primary'}
          busy={isPending}
          disabled={!isShown}
          onClick={() =>
            mutate({ anntId: notice.id, revision: notice.revision }, { onSuccess: onClose })
          }
        >
          我已阅读并知晓
        </Button>
      )}
      {page !== undefined && (
        <PlaceLink to={page} onLeave={onClose}>
          打开相关页面
        </PlaceLink>
      )}
      {target && 'path' in target && closed === undefined && (
        <PlaceLink
          to={target.path}
          kind="primary"
          data-initial-focus
          busy={isAsking}
          onLeave={onClose}
        >
          去处理
        </PlaceLink>
      )}
      {target && 'url' in target && (
        <Button
          kind="primary"
          data-initial-focus
          onClick={() => void openSite(target).then((isGone) => isGone && onClose())}
        >
          去处理
        </Button>
      )}
    </>
  );
}

/** Says in the place of the button that the page is not the reader's, and leads to where they can ask for it. */
const ClosedTarget = ({ path, onLeave }: { path: string; onLeave: () => void }) => (
  <span className="notices-waiting">
    相关页面不在您的权限内
    <PlaceLink
      to={`${paths.why}?asked=${encodeURIComponent(path)}`}
      kind="text"
      size="small"
      onLeave={onLeave}
    >
      申请权限
    </PlaceLink>
  </span>
);

/** Asks before it opens another site: a trusted notice says nothing about its link. */
async function openSite(target: { url: string }): Promise<boolean> {
  const { host } = new URL(target.url);
  const agreed = await confirm({
    title: '即将打开其他网站',
    body: `这条公告指向 ${host}，不属于本平台。请确认您信任该网站。`,
    okText: '打开',
  });
  if (agreed) window.open(target.url, '_blank', 'noopener,noreferrer');
  return agreed;
}

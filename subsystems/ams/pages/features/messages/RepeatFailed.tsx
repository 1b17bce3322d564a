import {
  listMessages,
  messageActions,
  repeatedAtOnce,
  repeatFailed,
  type RepeatFilter,
} from '@portal/contract/notices/messages';
import { useCallOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { confirm } from '@portal/ui/overlays/confirm';

/** The way to send all failed messages that are found again, once their number was agreed to. */
export function RepeatFailed({ filter, total }: { filter: RepeatFilter; total: number }) {
  const { mutate, isPending } = useCallOf(repeatFailed, { refreshes: [listMessages] });
  const repeat = async () => {
    const isSure = await confirm({
      title: `重新发送 ${total} 条失败的消息？`,
      body: `验证码、测试、已撤回的公告与管理范围之外的人员除外；一次最多 ${repeatedAtOnce} 条。`,
      okText: '重新发送',
    });
    if (!isSure) return;
    mutate(filter, {
      onSuccess: ({ repeated, left }) =>
        void notify({ kind: 'success', text: told(repeated, left) }),
    });
  };
  return (
    <Allowed action={messageActions.repeat}>
      <Button busy={isPending} onClick={() => void repeat()}>
        全部重新发送
      </Button>
    </Allowed>
  );
}

function told(repeated: number, left: number): string {
  if (repeated === 0) return '没有可以重新发送的消息';
  return left > 0 ? `已重新发送 ${repeated} 条，还有 ${left} 条` : `已重新发送 ${repeated} 条`;
}

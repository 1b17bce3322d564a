import {
  getMessage,
  listMessages,
  messageActions,
  type MessageDetail,
  type MessageTry,
  repeatMessage,
} from '@portal/contract/notices/messages';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { Timeline } from '@portal/ui/data/Timeline';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { barWords, outcomeWords, topicWords, wayWords } from './labels.ts';

/** One message at the side: what is known of it, its tries, and its repetition. */
export function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQueryOf(getMessage, { id }, { quiet: true });
  return (
    <Dialog title="消息详情" side="right" isBeside width={520} onClose={onClose}>
      <div className="messages-drawer">
        <QueryState query={query} lines={8} loadingLabel="消息正在加载" retryText="重试">
          {(message) => <Detail message={message} />}
        </QueryState>
      </div>
    </Dialog>
  );
}

function Detail({ message }: { message: MessageDetail }) {
  const { esTitle, topic, esType, esReceiver, workNo, address, template, outcome } = message;
  const facts = [
    { label: '标题', value: esTitle },
    { label: '用途', value: topicWords[topic] },
    { label: '方式', value: wayWords[esType] },
    { label: '接收人', value: workNo === null ? esReceiver : `${esReceiver} ${workNo}` },
    { label: '手机号', value: address },
    { label: '短信模板', value: template ?? '' },
    { label: '状态', value: outcomeWords[outcome] },
    { label: '原因', value: message.esResult ?? '' },
    { label: '时间', value: message.esSendTime },
    { label: '请求编号', value: message.requestId ?? '' },
  ];
  return (
    <>
      <Descriptions items={facts.filter(({ value }) => value !== '')} />
      <Repeat message={message} />
      <h3>发送过程</h3>
      {message.tries.length === 0 ? (
        <p className="ams-note">没有发送过程的记录</p>
      ) : (
        <Timeline label="发送过程" entries={message.tries.map(entryOf).toReversed()} />
      )}
    </>
  );
}

function entryOf({ time, kind, words, requestId }: MessageTry, nth: number) {
  const title = { taken: '已发', failed: '失败', repeated: '重新发送' }[kind];
  const detail = [words, requestId && `请求编号 ${requestId}`].filter(Boolean).join('；');
  const tone = { taken: 'good', failed: 'bad', repeated: 'plain' } as const;
  return { key: String(nth), time, title, detail, tone: tone[kind] };
}

const sayRepeated = () => void notify({ kind: 'success', text: repeatMessage.says ?? '' });

/** The way to send a failed message again, or the reason why there is none. */
function Repeat({ message: { id, bar } }: { message: MessageDetail }) {
  const { mutate, isPending } = useCallOf(repeatMessage, { refreshes: [listMessages, getMessage] });
  if (bar === 'not-failed') return null;
  if (bar !== null) return <p className="ams-note">{barWords[bar]}</p>;
  return (
    <Allowed action={messageActions.repeat}>
      <Button busy={isPending} onClick={() => mutate({ id }, { onSuccess: sayRepeated })}>
        重新发送
      </Button>
    </Allowed>
  );
}

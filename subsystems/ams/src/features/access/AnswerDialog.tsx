import {
  answerAccessRequest,
  listAccessRequests,
  type ListedAccessRequest,
  reasonMost,
} from '@portal/contract/access/access-requests';
import { useCallOf } from '@portal/subsystem/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { type SubmitEvent, useState } from 'react';
import './access.css';

interface AnswerDialogProps {
  request: ListedAccessRequest;
  onClose: () => void;
}

/** Dialog that marks a request as granted, once the user sees what they asked for, or declines it with a reason. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState('');
  const { mutate, error, isPending, reset } = useCallOf(answerAccessRequest, {
    refreshes: [listAccessRequests],
    quiet: true,
  });
  const send = (state: 'granted' | 'declined') =>
    mutate(
      { id: request.id, state, answer },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: state === 'granted' ? '已标记为开通' : '已驳回' });
          onClose();
        },
      },
    );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send('granted');
  };
  return (
    <Dialog title="处理权限申请" width={480} onClose={onClose}>
      <form className="access-answer" onSubmit={submit} noValidate>
        <dl>
          <dt>申请人</dt>
          <dd>
            {request.realname} <span className="num">{request.workNo}</span>
          </dd>
          <dt>申请内容</dt>
          <dd>
            {request.title}（{request.system.sysName}）
          </dd>
          <dt>理由</dt>
          <dd>{request.reason}</dd>
          <dt>拥有它的角色</dt>
          <dd>{request.roles.join('、') || '无'}</dd>
        </dl>
        <FormAlert>{error?.message}</FormAlert>
        <Field
          label="答复"
          hint="申请人会看到；驳回时必填"
          value={answer}
          maxLength={reasonMost}
          autoComplete="off"
          onChange={({ target }) => {
            setAnswer(target.value);
            reset();
          }}
        />
        <p className="access-ways">
          <Button disabled={isPending} onClick={() => send('declined')}>
            驳回
          </Button>
          <Button kind="primary" type="submit" busy={isPending}>
            已开通
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

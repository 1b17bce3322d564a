import {
  answerAccessRequest,
  listAccessRequests,
  type ListedAccessRequest,
  reasonMost,
} from '@portal/contract/access/access-requests';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import './access.css';

interface AnswerDialogProps {
  request: ListedAccessRequest;
  onClose: () => void;
}

/** Dialog that marks a request as granted, once the user sees what they asked for, or declines it with a reason. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const { mutateAsync } = useCallOf(answerAccessRequest, {
    refreshes: [listAccessRequests],
    quiet: true,
  });
  const { props, field, control, alert, isBusy } = useForm({
    schema: answerAccessRequest.input,
    values: { id: request.id, state: 'granted', answer: '' },
    onSend: async (input) => {
      await mutateAsync(input);
      notify({ kind: 'success', text: input.state === 'granted' ? '已标记为开通' : '已驳回' });
      onClose();
    },
  });
  const state = control('state');
  return (
    <Dialog title="处理权限申请" width={480} onClose={onClose}>
      <form {...props} className="access-answer">
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
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('answer')}
          label="答复"
          hint="申请人会看到；驳回时必填"
          maxLength={reasonMost}
          autoComplete="off"
        />
        <p className="access-ways">
          <Button
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              state.onChange('declined');
              currentTarget.form?.requestSubmit();
            }}
          >
            驳回
          </Button>
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            onClick={() => state.onChange('granted')}
          >
            已开通
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

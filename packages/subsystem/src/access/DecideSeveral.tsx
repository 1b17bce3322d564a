import { useCallOf } from '@portal/client/queries';
import {
  decideAccessRequests,
  listAccessRequests,
  listRequestsToDecide,
  reasonMost,
  type RequestToDecide,
} from '@portal/contract/access/access-requests';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { requiredText } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { z } from 'zod';
import './access.css';

interface DecideSeveralProps {
  requests: readonly RequestToDecide[];
  state: 'granted' | 'declined';
  onClose: () => void;
  /** Called with the ids of those that are decided. */
  onDone: (ids: readonly string[]) => void;
}

/** Dialog that decides on several requests: each is granted with its own role and day, or all are declined. */
export function DecideSeveral({ requests, state, onClose, onDone }: DecideSeveralProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutateAsync } = useCallOf(decideAccessRequests, {
    refreshes: [listRequestsToDecide, listAccessRequests, countToDos],
    quiet: true,
  });
  const words = requiredText('驳回理由', { most: reasonMost });
  const schema = z.object({
    answer: state === 'declined' ? words : z.string().trim().max(reasonMost),
  });
  const { props, field, alert, isBusy } = useForm({
    schema,
    values: { answer: '' },
    onSend: async ({ answer }) => {
      const ids = requests.map(({ id }) => id);
      const { rows } = await mutateAsync({ ids, state, answer });
      const done = rows.filter(({ isDone }) => isDone).map(({ id }) => id);
      onDone(done);
      if (done.length > 0) {
        const text = state === 'granted' ? `已同意 ${done.length} 项` : `已驳回 ${done.length} 项`;
        notify({ kind: 'success', text });
      }
      if (done.length === rows.length) onClose();
      setProblems(
        rows.flatMap(({ id, message }) => (message ? [wordsOf(requests, id, message)] : [])),
      );
    },
  });
  const verb = state === 'granted' ? '同意' : '驳回';
  return (
    <Dialog title={`${verb} ${requests.length} 项申请`} width={520} onClose={onClose}>
      <form {...props} className="access-decide">
        {state === 'granted' && <p>每项按其申请的角色和结束日期授予；未注明角色的须逐项处理。</p>}
        <FormAlert>{alert}</FormAlert>
        {problems.length > 0 && (
          <ul className="access-problems" aria-label="未处理">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <TextArea
          {...field('answer')}
          label={state === 'granted' ? '答复' : '驳回理由'}
          most={reasonMost}
        />
        <p className="access-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {verb}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function wordsOf(requests: readonly RequestToDecide[], id: string, message: string): string {
  const request = requests.find((each) => each.id === id);
  return `${request?.realname ?? ''}「${request?.title ?? ''}」：${message}`;
}

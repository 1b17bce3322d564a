import { Button } from '../actions/Button.tsx';
import { useCell } from '@portal/common/cell';
import { questions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

/** Shows the questions of `confirm`; once per page. */
export function ConfirmHost() {
  const [question] = useCell(questions);
  if (!question) return null;
  const { title, body, okText = '确定', danger = false, forced = false, answer } = question;
  return (
    <Dialog
      key={title}
      role="alertdialog"
      title={title}
      width={416}
      forced={forced}
      onClose={() => answer(false)}
      footer={
        <>
          {!forced && <Button onClick={() => answer(false)}>取消</Button>}
          <Button
            kind={danger ? 'danger' : 'primary'}
            data-initial-focus={danger ? undefined : true}
            onClick={() => answer(true)}
          >
            {okText}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}

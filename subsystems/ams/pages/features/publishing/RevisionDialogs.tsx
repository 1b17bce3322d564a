import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  getPolicyRevision,
  type RevisionSummary,
  takeBackRevision,
} from '@portal/contract/policy/revisions';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { ChangeList } from './ChangeList.tsx';
import { stalePolicy } from './SubmitDialog.tsx';

/** Dialog with all changes of a revision. */
export function RevisionDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const query = useQueryOf(getPolicyRevision, { number: String(number) });
  return (
    <Dialog title={`版本 ${number}`} width={720} side="right" isBeside onClose={onClose}>
      <QueryState query={query} lines={6}>
        {({ changes, names }) => <ChangeList changes={changes} names={names} />}
      </QueryState>
    </Dialog>
  );
}

interface TakeBackDialogProps {
  revision: RevisionSummary;
  onClose: () => void;
}

/** Dialog that takes a revision back: its inverse is published at once. */
export function TakeBackDialog({ revision, onClose }: TakeBackDialogProps) {
  const { mutateAsync } = useCallOf(takeBackRevision, { refreshes: stalePolicy, quiet: true });
  const { props, field, alert, isBusy } = useForm({
    schema: takeBackRevision.input,
    values: { number: revision.number, reason: '' },
    onSend: async (input) => {
      const { number } = await mutateAsync(input);
      notify({ kind: 'success', text: `已撤销，恢复为发布前的权限（版本 ${number}）` });
      onClose();
    },
  });
  return (
    <Dialog title={`撤销版本 ${revision.number}`} width={440} onClose={onClose}>
      <form {...props} className="publish-form">
        <FormAlert>{alert}</FormAlert>
        <p>
          立即恢复为该版本发布前的权限，共 <b className="num">{revision.changes}</b> 处改动。
        </p>
        <TextArea {...field('reason')} label="撤销理由" />
        <p className="publish-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="danger" type="submit" busy={isBusy}>
            撤销
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

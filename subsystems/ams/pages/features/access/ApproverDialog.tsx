import {
  type Approver,
  approverForm,
  type ApproverKind,
  listApprovers,
  setApprover,
} from '@portal/contract/access/approvers';
import { useCallOf } from '@portal/client/queries';
import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';

interface ApproverDialogProps {
  kind: ApproverKind;
  approver: Approver;
  onClose: () => void;
}

const ofHeads =
  '没有「团队审批」权限或已停用的负责人会被跳过；负责人本人的申请由上级部门审批；留空则不设负责人';
const hints: Record<ApproverKind, string> = {
  system: '只能授予本人拥有的角色；留空则不设负责人',
  department: ofHeads,
  store: ofHeads,
};

/** Dialog that names the person of a system, department or store; none leaves requests to whom the rule names next. */
export function ApproverDialog({ kind, approver, onClose }: ApproverDialogProps) {
  const { mutateAsync } = useCallOf(setApprover, { refreshes: [listApprovers], quiet: true });
  const { key, name, person } = approver;
  const { props, control, alert, isBusy } = useForm({
    schema: approverForm,
    values: { people: person ? [person.workNo] : [] },
    onSend: async ({ people }) => {
      await mutateAsync({ kind, key, workNo: people[0] ?? null });
      notify({ kind: 'success', text: '已保存，待审批的申请已重新分派' });
      onClose();
    },
  });
  return (
    <Dialog title={`${name}的负责人`} width={480} onClose={onClose}>
      <form {...props} className="access-answer">
        <FormAlert>{alert}</FormAlert>
        <PersonPicker {...control('people')} label="负责人" hint={hints[kind]} />
        <p className="access-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

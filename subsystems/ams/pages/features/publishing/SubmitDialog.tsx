import { useCallOf } from '@portal/client/queries';
import { listRoles } from '@portal/contract/access/roles';
import {
  type Draft,
  type DraftState,
  getPolicy,
  listDrafts,
  submitDraft,
} from '@portal/contract/policy/drafts';
import { submitForm } from '@portal/contract/policy/forms';
import { listMenus } from '@portal/contract/policy/menus';
import { listPolicyRevisions } from '@portal/contract/policy/revisions';
import { getRoleRights, listRights, listRoleMembers } from '@portal/contract/policy/role-rights';
import { getRoleRules } from '@portal/contract/policy/role-rules';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { notify } from '@portal/ui/feedback/notify';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';

/** The calls whose answers publishing makes old. */
export const stalePolicy = [
  getPolicy,
  listDrafts,
  listPolicyRevisions,
  listRoles,
  getRoleRights,
  getRoleRules,
  listRoleMembers,
  listRights,
  listMenus,
];

const said = new Map<DraftState, string>([
  ['published', '已发布，在线页面将自动更新'],
  ['scheduled', '已定时，到时自动发布'],
  ['waiting', '已提交，等待复核'],
]);

interface SubmitDialogProps {
  draft: Draft;
  asksSecond: boolean;
  onClose: () => void;
}

/** Dialog that publishes a draft with a reason: now or at a time, or after a second person agreed. */
export function SubmitDialog({ draft, asksSecond, onClose }: SubmitDialogProps) {
  const { mutateAsync } = useCallOf(submitDraft, { refreshes: stalePolicy, quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: submitForm,
    values: { reason: draft.reason ?? '', at: '' },
    onSend: async ({ reason, at }) => {
      const publishAt = at === '' ? null : `${at.replace('T', ' ')}:00`;
      const { id: draftId, version } = draft;
      const { state } = await mutateAsync({ draftId, version, reason, publishAt });
      const text = said.get(state);
      if (text) notify({ kind: 'success', text });
      onClose();
    },
  });
  return (
    <Dialog title={asksSecond ? '提交复核' : '发布权限'} width={480} onClose={onClose}>
      <form {...props} className="publish-form">
        <FormAlert>{alert}</FormAlert>
        <TextArea {...field('reason')} label="发布说明" />
        <DateField
          {...control('at')}
          label="生效时间"
          hint={asksSecond ? '不填表示复核通过后立即生效' : '不填表示立即生效'}
          withTime
        />
        <p className="publish-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {asksSecond ? '提交复核' : '发布'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

import { useCallOf } from '@portal/client/queries';
import { answerDraft, type Draft, getPolicyDraft } from '@portal/contract/policy/drafts';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { stalePolicy } from './SubmitDialog.tsx';

/** Dialog of the second person: agrees to a draft, or returns it with words. */
export function AnswerDraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const refreshes = [...stalePolicy, getPolicyDraft];
  const { mutateAsync } = useCallOf(answerDraft, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: answerDraft.input,
    values: { draftId: draft.id, version: draft.version, isApproved: true, answer: '' },
    onSend: async (input) => {
      const { state } = await mutateAsync(input);
      const text = { published: '已发布', scheduled: '已同意，到时自动发布', returned: '已退回' };
      notify({
        kind: 'success',
        text: Object.entries(text).find(([key]) => key === state)?.[1] ?? '已处理',
      });
      onClose();
    },
  });
  const isApproved = control('isApproved');
  return (
    <Dialog title={`复核 ${draft.author.realname} 的草稿`} width={480} onClose={onClose}>
      <form {...props} className="publish-form">
        <FormAlert>{alert}</FormAlert>
        <TextArea {...field('answer')} label="意见" hint="作者会看到；退回时必填" />
        <p className="publish-ways">
          <Button
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              isApproved.onChange(false);
              currentTarget.form?.requestSubmit();
            }}
          >
            退回
          </Button>
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            onClick={() => isApproved.onChange(true)}
          >
            同意发布
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

import type { RequestedChange } from '@portal/contract/policy/changes';
import { memberForm } from '@portal/contract/policy/forms';
import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import type { DraftedRole } from './draft-overlay.ts';

interface MemberDialogProps {
  role: DraftedRole;
  onClose: () => void;
  onSend: (changes: readonly RequestedChange[]) => Promise<void>;
}

const nobody: { people: string[]; until: string } = { people: [], until: '' };

/** Dialog that gives a role to people, for good or until a moment; the draft has it then. */
export function MemberDialog({ role, onClose, onSend }: MemberDialogProps) {
  const { props, control, alert, isBusy } = useForm({
    schema: memberForm,
    values: nobody,
    onSend: async ({ people, until }) => {
      const after = { until: until === '' ? null : `${until.replace('T', ' ')}:00` };
      await onSend(people.map((workNo) => ({ kind: 'member', key: [role.code, workNo], after })));
      onClose();
    },
  });
  return (
    <Dialog title={`添加成员：${role.name}`} width={480} onClose={onClose}>
      <form {...props} className="roles-form">
        <FormAlert>{alert}</FormAlert>
        <PersonPicker {...control('people')} label="人员" isMultiple />
        <DateField
          {...control('until')}
          label="有效期至"
          hint="不填表示长期；到期后自动收回"
          withTime
        />
        <p className="roles-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            放入草稿
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

import { getPerson } from '@portal/contract/administration/memberships';
import {
  type AdministeredPerson,
  countOpenWork,
  leavePerson,
  listPeople,
  reasonMost,
} from '@portal/contract/administration/people';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { SuccessorSelect } from './SuccessorSelect.tsx';

interface LeaveFormProps {
  person: AdministeredPerson;
  onDone: () => void;
}

/** Lets a person leave: says what is open, and asks who takes it over and why. */
export function LeaveForm({ person, onDone }: LeaveFormProps) {
  const open = useQueryOf(countOpenWork, { id: person.id }, { quiet: true });
  const leaving = useCallOf(leavePerson, { refreshes: [getPerson, listPeople], quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: leavePerson.input,
    values: { id: person.id, successor: '', reason: '' },
    onSend: async (form) => {
      const { handedOver } = await leaving.mutateAsync(form);
      const work = handedOver > 0 ? `，${handedOver} 项工作已交接` : '';
      notify({ kind: 'success', text: `已办理${person.realname}的离职${work}` });
      onDone();
    },
  });
  const successor = control('successor');
  return (
    <form {...props} className="people-form">
      <h3>办理{person.realname}的离职</h3>
      <QueryState query={open} lines={2} retryText="重试">
        {(work) => (
          <p className="people-note">
            {work.length === 0
              ? '没有指派给其本人的未完成工作。'
              : `未完成的工作：${work.map(({ title, count }) => `${title} ${count}`).join('、')}`}
          </p>
        )}
      </QueryState>
      <FormAlert>{alert}</FormAlert>
      <SuccessorSelect error={successor.error} onChange={successor.onChange} />
      <TextArea {...field('reason')} label="原因" most={reasonMost} />
      <p className="people-ways">
        <Button onClick={onDone}>取消</Button>
        <Button kind="danger" type="submit" busy={isBusy}>
          办理离职
        </Button>
      </p>
    </form>
  );
}

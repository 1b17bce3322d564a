import { getPerson } from '@portal/contract/administration/memberships';
import {
  type AdministeredPerson,
  freezePeople,
  listPeople,
} from '@portal/contract/administration/people';
import { useCallOf } from '@portal/client/queries';
import { notify } from '@portal/ui/feedback/notify';
import { ReasonForm } from './ReasonForm.tsx';

interface FreezeFormProps {
  person: AdministeredPerson;
  onDone: () => void;
}

/** Freezes a person who may sign in, and thaws one who may not; asks why. */
export function FreezeForm({ person, onDone }: FreezeFormProps) {
  const { mutateAsync } = useCallOf(freezePeople, {
    refreshes: [getPerson, listPeople],
    quiet: true,
  });
  const isFreezing = person.state === 'active';
  const verb = isFreezing ? '冻结' : '恢复';
  return (
    <ReasonForm
      title={`${verb}${person.realname}`}
      note={isFreezing ? '其打开的页面将在 1 秒内退出，且不能再登录。' : '恢复后可以再次登录。'}
      verb={verb}
      onCancel={onDone}
      onSend={async (reason) => {
        await mutateAsync({ ids: person.id, status: isFreezing ? '2' : '1', reason });
        notify({ kind: 'success', text: `已${verb}${person.realname}` });
        onDone();
      }}
    />
  );
}

import { lookAs } from '@portal/contract/administration/look';
import type { AdministeredPerson } from '@portal/contract/administration/people';
import { beginLook } from '@portal/client/look';
import { useCallOf } from '@portal/client/queries';
import { ReasonForm } from './ReasonForm.tsx';

interface LookFormProps {
  person: AdministeredPerson;
  onCancel: () => void;
}

/** Begins to look as a person, in this tab; asks why. */
export function LookForm({ person, onCancel }: LookFormProps) {
  const { mutateAsync } = useCallOf(lookAs, { quiet: true });
  return (
    <ReasonForm
      title={`以${person.realname}的身份查看`}
      note="本标签页将显示其看到的菜单与内容，不能修改或导出，15 分钟后自动结束。审计日志会记录双方。"
      verb="开始查看"
      onCancel={onCancel}
      onSend={async (reason) => beginLook(await mutateAsync({ id: person.id, reason }))}
    />
  );
}

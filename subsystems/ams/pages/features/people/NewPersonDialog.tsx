import { addPerson, listPeople } from '@portal/contract/administration/people';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { MembershipSelect } from './MembershipSelect.tsx';
import { SecretShown } from './SecretShown.tsx';
import { sexOf, sexOptions } from './labels.ts';

interface NewPersonDialogProps {
  /** False for an administrator of some departments or stores, who names one of them. */
  reachesAll: boolean;
  onClose: () => void;
}

/** Makes a person, and shows their first password once. */
export function NewPersonDialog({ reachesAll, onClose }: NewPersonDialogProps) {
  const { mutateAsync } = useCallOf(addPerson, { refreshes: [listPeople], quiet: true });
  const [made, setMade] = useState<{ realname: string; password: string }>();
  const { props, field, control, alert, isBusy } = useForm({
    schema: addPerson.input,
    values: {
      workNo: '',
      realname: '',
      sex: '0' as const,
      phone: '',
      email: '',
      departId: '',
      storeNo: '',
    },
    refusedAt: (reason) => (reason === 'person.taken' ? 'workNo' : undefined),
    onSend: async (form) => {
      const { password } = await mutateAsync(form);
      setMade({ realname: form.realname, password });
    },
  });
  const [sex, departId, storeNo] = [control('sex'), control('departId'), control('storeNo')];
  if (made) {
    return (
      <Dialog title="人员已创建" width={440} onClose={onClose}>
        <SecretShown name={made.realname} label="初始密码" secret={made.password} onDone={onClose}>
          首次登录时须修改。
        </SecretShown>
      </Dialog>
    );
  }
  return (
    <Dialog title="新建人员" width={520} onClose={onClose}>
      <form {...props} className="people-form">
        <FormAlert>{alert}</FormAlert>
        <div className="people-pair">
          <Field {...field('workNo')} label="工号" autoComplete="off" maxLength={32} />
          <Field {...field('realname')} label="姓名" autoComplete="off" maxLength={40} />
        </div>
        <div className="people-pair">
          <SelectField
            label="性别"
            none="未说明"
            options={sexOptions}
            value={sex.value === '0' ? '' : sex.value}
            onChange={({ target }) => sex.onChange(sexOf(target.value))}
          />
          <Field {...field('phone')} label="手机" inputMode="tel" autoComplete="off" />
        </div>
        <Field {...field('email')} label="邮箱" inputMode="email" autoComplete="off" />
        <MembershipSelect
          kind="department"
          label={reachesAll ? '部门（选填）' : '部门'}
          placeholder="按名称或拼音查找"
          value={departId.value ?? ''}
          error={departId.error}
          onChange={departId.onChange}
        />
        <MembershipSelect
          kind="store"
          label="门店（选填）"
          placeholder="按名称、编号或拼音查找"
          value={storeNo.value ?? ''}
          error={storeNo.error}
          onChange={storeNo.onChange}
        />
        <p className="people-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            创建
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

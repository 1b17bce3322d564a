import {
  actuatorWays,
  deleteSystemActuator,
  listSystemActuators,
  saveSystemActuator,
  type SystemActuator,
  SystemActuatorFields,
} from '@portal/contract/administration/system-actuators';
import {
  listSystemChanges,
  type SystemEntry,
} from '@portal/contract/administration/system-entries';
import { listMonitoredSystems } from '@portal/contract/monitoring/systems';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { useForm } from '@portal/ui/forms/use-form';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';

const refreshes = [listSystemActuators, listSystemChanges, listMonitoredSystems];
const wayWords = { none: '不需要', basic: '用户名和密码', bearer: '令牌' } as const;

interface ActuatorDialogProps {
  system: SystemEntry;
  /** Absent where none is registered so far. */
  actuator: SystemActuator | undefined;
  onClose: () => void;
}

/** Registers where the Actuator of a system is, and how the portal says who it is there. */
export function ActuatorDialog({ system, actuator, onClose }: ActuatorDialogProps) {
  const { mutateAsync } = useCallOf(saveSystemActuator, { refreshes, quiet: true });
  const remove = useCallOf(deleteSystemActuator, { refreshes });
  const done = (text = '') => {
    notify({ kind: 'success', text });
    onClose();
  };
  const blank = { key: system.key, address: '', way: 'none', username: '', version: 0 } as const;
  const { props, field, control, alert, isBusy } = useForm({
    schema: SystemActuatorFields,
    values: { ...(actuator ?? blank), secret: '' },
    refusedAt: (reason) => (reason === 'actuator.secret-needed' ? 'secret' : undefined),
    onSend: async (fields) => {
      await mutateAsync(fields);
      done(saveSystemActuator.says);
    },
  });
  const way = control('way');
  const kept = actuator && actuator.way !== 'none' ? '留空则继续使用已登记的' : undefined;
  async function forget(): Promise<void> {
    const title = `删除「${system.name}」的监控地址`;
    const body = '登记的凭据一并删除，「系统监控」不再显示该系统。';
    if (!(await confirm({ title, body, okText: '删除', danger: true }))) return;
    remove.mutate({ key: system.key }, { onSuccess: () => done(deleteSystemActuator.says) });
  }
  return (
    <Dialog title={`${system.name}的监控地址`} width={460} onClose={onClose}>
      <form {...props} className="system-form">
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('address')}
          label="Actuator 地址"
          hint="例如 https://hr.example.com/actuator；平台只读取其中的 health、info 和 metrics"
          autoComplete="off"
        />
        <RadioGroup
          label="凭据"
          options={actuatorWays.map((value) => ({ value, label: wayWords[value] }))}
          {...way}
        />
        {way.value === 'basic' && (
          <Field {...field('username')} label="用户名" autoComplete="off" />
        )}
        {way.value !== 'none' && (
          <PasswordField
            {...field('secret')}
            label={way.value === 'basic' ? '密码' : '令牌'}
            hint={kept}
            autoComplete="new-password"
          />
        )}
        <p className="system-ways">
          {actuator && (
            <Button kind="danger" busy={remove.isPending} onClick={() => void forget()}>
              删除
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

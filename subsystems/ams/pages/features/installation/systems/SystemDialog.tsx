import {
  listSystemChanges,
  listSystemEntries,
  saveSystemEntry,
  type SystemEntry,
} from '@portal/contract/administration/system-entries';
import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Switch } from '@portal/ui/forms/Switch';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';

/** Changes the entry of a system, or switches it on and off. */
export function SystemDialog({ system, onClose }: { system: SystemEntry; onClose: () => void }) {
  const { mutateAsync } = useCallOf(saveSystemEntry, {
    refreshes: [listSystemEntries, listSystemChanges],
    quiet: true,
  });
  const { props, field, control, alert, isBusy } = useForm({
    schema: saveSystemEntry.input,
    values: system,
    onSend: async (entry) => {
      await mutateAsync(entry);
      notify({ kind: 'success', text: '系统入口已保存' });
      onClose();
    },
  });
  const enabled = control('enabled');
  return (
    <Dialog title={`编辑${system.name}`} width={460} onClose={onClose}>
      <form {...props} className="system-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="名称" autoComplete="off" />
        <Field {...field('description')} label="说明" autoComplete="off" />
        <RadioGroup
          label="平台"
          options={platforms.map(({ key, name }) => ({ value: key, label: name }))}
          {...control('platform')}
        />
        <Switch label="启用" isOn={enabled.value} onTurn={enabled.onChange} />
        <p className="system-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

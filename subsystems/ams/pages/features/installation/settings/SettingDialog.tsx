import {
  listSettingChanges,
  listSettings,
  saveSetting,
  type Setting,
  settingFault,
  settingOf,
  settingWords,
} from '@portal/contract/administration/settings';
import { formOf } from '@portal/contract/form-schema';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';

interface SettingDialogProps {
  setting: Setting;
  onClose: () => void;
}

/** Changes one setting, or puts it back to its standard. */
export function SettingDialog({ setting, onClose }: SettingDialogProps) {
  const { name, value: seen, standard } = setting;
  const { label, note, counts, choices, unit } = settingOf(name);
  const { mutateAsync } = useCallOf(saveSetting, {
    refreshes: [listSettings, listSettingChanges],
    quiet: true,
  });
  const valueOf = (typed: string) => (choices ? typed : Number(typed.trim() || Number.NaN));
  const save = async (value: string | number | null) => {
    await mutateAsync({ name, value, seen });
    notify({ kind: 'success', text: '设置已保存，三秒内在所有节点生效' });
    onClose();
  };
  const { props, field, control, alert, isBusy, reject } = useForm({
    schema: formOf<'value'>({ value: (typed) => settingFault(name, valueOf(typed)) }),
    values: { value: String(seen) },
    refusedAt: (reason) => (reason === 'setting.unfit' ? 'value' : undefined),
    onSend: ({ value }) => save(valueOf(value)),
  });
  const chosen = control('value');
  return (
    <Dialog title={label} width={460} onClose={onClose}>
      <form {...props} className="setting-form">
        <FormAlert>{alert}</FormAlert>
        {choices ? (
          <RadioGroup
            label={label}
            hint={note}
            options={Object.entries(choices).map(([value, words]) => ({ value, label: words }))}
            {...chosen}
          />
        ) : (
          <Field
            {...field('value')}
            label={unit ? `${label}（${unit}）` : label}
            hint={note}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <p className="setting-note">
          {counts}；默认 {settingWords(name, standard)}
        </p>
        <p className="setting-ways">
          {seen !== standard && (
            <Button onClick={() => void save(null).catch(reject)}>恢复默认</Button>
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

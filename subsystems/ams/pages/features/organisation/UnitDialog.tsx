import {
  addUnit,
  editUnit,
  getUnitChanges,
  listUnits,
  type Unit,
  type UnitKind,
} from '@portal/contract/administration/units';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Switch } from '@portal/ui/forms/Switch';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import './organisation.css';

interface UnitDialogProps {
  kind: UnitKind;
  noun: string;
  unit: Unit | 'new';
  onClose: () => void;
}

const blank = { no: '', name: '', sort: 100, enabled: true };
const schema = addUnit.input.omit({ kind: true });
const refreshes = [listUnits, getUnitChanges];

/** Makes a business group or company, or changes all of it but its number. */
export function UnitDialog({ kind, noun, unit, onClose }: UnitDialogProps) {
  const isNew = unit === 'new';
  const add = useCallOf(addUnit, { refreshes, quiet: true });
  const edit = useCallOf(editUnit, { refreshes, quiet: true });
  const { no, name, sort, enabled } = isNew ? blank : unit;
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values: { no, name, sort, enabled },
    refusedAt: (reason) => (reason === 'unit.taken' ? 'no' : undefined),
    onSend: async (fields) => {
      if (isNew) await add.mutateAsync({ ...fields, kind });
      else await edit.mutateAsync({ ...fields, kind, version: unit.version });
      notify({ kind: 'success', text: '已保存' });
      onClose();
    },
  });
  const [order, use] = [control('sort'), control('enabled')];
  return (
    <Dialog title={isNew ? `新建${noun}` : `编辑${noun}`} width={420} onClose={onClose}>
      <form {...props} className="organisation-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="名称" autoComplete="off" maxLength={40} />
        <Field {...field('no')} label="编号" autoComplete="off" maxLength={20} readOnly={!isNew} />
        <NumberField
          label="排序"
          value={order.value}
          error={order.error}
          onChange={(typed) => order.onChange(typed ?? 0)}
        />
        <Switch label="启用：可以选择并在其中工作" isOn={use.value} onTurn={use.onChange} />
        <p className="organisation-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

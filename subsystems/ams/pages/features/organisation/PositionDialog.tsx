import {
  addPosition,
  editPosition,
  listPositions,
  type Position,
} from '@portal/contract/administration/positions';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { NumberField } from '@portal/ui/fields/NumberField';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import './organisation.css';

interface PositionDialogProps {
  position: Position | 'new';
  onClose: () => void;
}

const blank = { code: '', name: '', sort: 100 };

/** Makes a position, or changes its name and order. */
export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const isNew = position === 'new';
  const { mutateAsync } = useCallOf(isNew ? addPosition : editPosition, {
    refreshes: [listPositions],
    quiet: true,
  });
  const { code, name, sort } = isNew ? blank : position;
  const { props, field, control, alert, isBusy } = useForm({
    schema: addPosition.input,
    values: { code, name, sort },
    refusedAt: (reason) => (reason === 'position.taken' ? 'code' : undefined),
    onSend: async (fields) => {
      await mutateAsync(fields);
      notify({ kind: 'success', text: '已保存' });
      onClose();
    },
  });
  const { value, error, onChange } = control('sort');
  return (
    <Dialog title={isNew ? '新建岗位' : '编辑岗位'} width={420} onClose={onClose}>
      <form {...props} className="organisation-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="岗位名称" autoComplete="off" maxLength={40} />
        <Field
          {...field('code')}
          label="岗位编码"
          autoComplete="off"
          maxLength={32}
          readOnly={!isNew}
        />
        <NumberField
          label="排序"
          value={value}
          error={error}
          onChange={(typed) => onChange(typed ?? 0)}
        />
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

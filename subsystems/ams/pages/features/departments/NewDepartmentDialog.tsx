import {
  addDepartment,
  type Department,
  listDepartments,
} from '@portal/contract/administration/departments';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { UnitSelect } from '../../platform/UnitSelect.tsx';

interface NewDepartmentDialogProps {
  parent: Department | undefined;
  companyNo: string;
  onClose: () => void;
}

const schema = addDepartment.input.omit({ parentId: true });

/** Makes a department below another, or at the top. */
export function NewDepartmentDialog({ parent, companyNo, onClose }: NewDepartmentDialogProps) {
  const { mutateAsync } = useCallOf(addDepartment, { refreshes: [listDepartments], quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values: { departName: '', companyNo },
    onSend: async (fields) => {
      await mutateAsync({ ...fields, parentId: parent?.id ?? '' });
      notify({ kind: 'success', text: '已新建' });
      onClose();
    },
  });
  return (
    <Dialog
      title={parent ? `新建「${parent.departName}」的下级部门` : '新建部门'}
      onClose={onClose}
    >
      <form {...props} className="department-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('departName')} label="部门名称" autoComplete="off" maxLength={60} />
        <UnitSelect kind="company" label="所属公司" {...control('companyNo')} />
        <p className="department-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            新建
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

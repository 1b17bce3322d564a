import {
  type Department,
  editDepartment,
  getDepartmentChanges,
  listDepartments,
} from '@portal/contract/administration/departments';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { UnitSelect } from '../../platform/UnitSelect.tsx';

const schema = editDepartment.input.pick({ departName: true, companyNo: true });

/** Name and company of a department. */
export function DepartmentForm({ department }: { department: Department }) {
  const { id, version, departName, companyNo } = department;
  const { mutateAsync } = useCallOf(editDepartment, {
    refreshes: [listDepartments, getDepartmentChanges],
    quiet: true,
  });
  const { props, field, control, alert, isBusy } = useForm({
    schema,
    values: { departName, companyNo },
    onSend: async (fields) => {
      await mutateAsync({ id, version, ...fields });
      notify({ kind: 'success', text: '已保存' });
    },
  });
  return (
    <form {...props} className="department-form">
      <FormAlert>{alert}</FormAlert>
      <Field {...field('departName')} label="部门名称" autoComplete="off" maxLength={60} />
      <UnitSelect kind="company" label="所属公司" {...control('companyNo')} />
      <p className="department-ways">
        <Button kind="primary" type="submit" busy={isBusy}>
          保存
        </Button>
      </p>
    </form>
  );
}

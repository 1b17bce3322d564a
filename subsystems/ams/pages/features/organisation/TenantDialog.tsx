import {
  addTenant,
  editTenant,
  getTenantChanges,
  listTenants,
  type Tenant,
} from '@portal/contract/administration/tenants';
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

interface TenantDialogProps {
  tenant: Tenant | 'new';
  onClose: () => void;
}

const refreshes = [listTenants, getTenantChanges];

export const TenantDialog = ({ tenant, onClose }: TenantDialogProps) =>
  tenant === 'new' ? (
    <NewTenant onClose={onClose} />
  ) : (
    <EditedTenant tenant={tenant} onClose={onClose} />
  );

/** Makes a tenant, of which whoever makes it is the first administrator. */
function NewTenant({ onClose }: Pick<TenantDialogProps, 'onClose'>) {
  const { mutateAsync } = useCallOf(addTenant, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: addTenant.input,
    values: { id: 0, name: '' },
    refusedAt: (reason) => (reason === 'unit.taken' ? 'id' : undefined),
    onSend: async (fields) => {
      await mutateAsync(fields);
      notify({ kind: 'success', text: '已新建，您是它的第一位管理员' });
      onClose();
    },
  });
  const number = control('id');
  return (
    <Dialog title="新建租户" width={420} onClose={onClose}>
      <form {...props} className="organisation-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="租户名称" autoComplete="off" maxLength={40} />
        <NumberField
          label="租户编号"
          value={number.value === 0 ? null : number.value}
          error={number.error}
          onChange={(typed) => number.onChange(typed ?? 0)}
        />
        <p className="organisation-note">
          您将成为它的第一位管理员；重新登录后可以选择它，再设置部门、角色与人员。
        </p>
        <Ways onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

function EditedTenant({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { id, version, name, status } = tenant;
  const { mutateAsync } = useCallOf(editTenant, { refreshes, quiet: true });
  const { props, field, control, alert, isBusy } = useForm({
    schema: editTenant.input.pick({ name: true, status: true }),
    values: { name, status: status === 1 ? 1 : 0 },
    onSend: async (fields) => {
      await mutateAsync({ ...fields, id, version });
      notify({ kind: 'success', text: '已保存' });
      onClose();
    },
  });
  const use = control('status');
  return (
    <Dialog title="编辑租户" width={420} onClose={onClose}>
      <form {...props} className="organisation-form">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="租户名称" autoComplete="off" maxLength={40} />
        <Switch
          label="启用：关闭后其中的登录立即退出"
          isOn={use.value === 1}
          onTurn={(isOn) => use.onChange(isOn ? 1 : 0)}
        />
        <Ways onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

const Ways = ({ onClose, isBusy }: { onClose: () => void; isBusy: boolean }) => (
  <p className="organisation-ways">
    <Button onClick={onClose}>取消</Button>
    <Button kind="primary" type="submit" busy={isBusy}>
      保存
    </Button>
  </p>
);

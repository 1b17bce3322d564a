import type { RequestedChange } from '@portal/contract/policy/changes';
import { actionForm } from '@portal/contract/policy/menu-forms';
import type { ActionValue } from '@portal/contract/policy/menu-values';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import type { DraftedMenus } from './menu-model.ts';

interface ActionDialogProps {
  /** The item whose page has the button. */
  id: string;
  menus: DraftedMenus;
  action: 'new' | (ActionValue & { code: string });
  onClose: () => void;
  onSend: (change: RequestedChange) => Promise<void>;
}

/** Names a button of a page, or changes its name. */
export function ActionDialog({ id, menus, action, onClose, onSend }: ActionDialogProps) {
  const isNew = action === 'new';
  const { published, drafted, system } = menus;
  const own = isNew ? undefined : action;
  const valueOf = (describe: string, type: '1' | '2'): ActionValue => ({
    system,
    menuItemId: id,
    describe: describe.trim(),
    type,
    status: own?.status ?? '1',
  });
  const before = (own && published.actions.get(own.code)) ?? null;
  const { props, field, control, alert, isBusy } = useForm({
    schema: actionForm({ before, isNew, known: drafted, valueOf }),
    values: {
      code: own?.code ?? `${system}:`,
      describe: own?.describe ?? '',
      type: own?.type ?? '1',
    },
    onSend: async ({ code, describe, type }) => {
      await onSend({ kind: 'action', key: [code], after: valueOf(describe, type) });
      onClose();
    },
  });
  const type = control('type');
  return (
    <Dialog title={isNew ? '新增按钮' : '编辑按钮'} width={440} onClose={onClose}>
      <form {...props} className="menus-dialog">
        <FormAlert>{alert}</FormAlert>
        <Field {...field('describe')} label="按钮名称" maxLength={40} autoComplete="off" />
        <Field
          {...field('code')}
          label="按钮编码"
          hint="页面代码用它询问权限，发布后不能修改"
          maxLength={128}
          readOnly={!isNew}
          autoComplete="off"
        />
        <Segmented
          label="作用"
          options={[
            { value: '1', label: '控制是否显示' },
            { value: '2', label: '控制能否编辑' },
          ]}
          value={type.value}
          onChange={type.onChange}
        />
        <p className="menus-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            放入草稿
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

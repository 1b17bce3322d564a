import { useCallOf } from '@portal/client/queries';
import {
  type RecordView,
  type ViewContent,
  viewNameMost,
} from '@portal/contract/records/record-views';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { z } from 'zod';
import { recordCallsOf } from '../record-calls-of.ts';
import '../form/record-form.css';

interface SaveViewDialogProps {
  type: RecordType;
  content: ViewContent;
  views: readonly RecordView[];
  /** The roles the user may share with. */
  roles: readonly { code: string; name: string }[];
  onClose: () => void;
}

/** Saves what is shown as a view; one of the user's with the same name is replaced. */
export function SaveViewDialog({ type, content, views, roles, onClose }: SaveViewDialogProps) {
  const { listViews, addView, editView } = recordCallsOf(type);
  const options = { refreshes: [listViews], quiet: true };
  const adding = useCallOf(addView, options);
  const editing = useCallOf(editView, options);
  const { props, field, control, values, alert, isBusy } = useForm({
    schema: z.object({
      name: addView.input.shape.name,
      role: z.string(),
      isDefault: z.boolean(),
    }),
    values: { name: '', role: '', isDefault: false },
    onSend: async ({ name, role, isDefault }) => {
      const input = { name, role: role === '' ? null : role, isDefault, view: content };
      const same = views.find((view) => view.isOwn && view.name === name);
      if (same) await editing.mutateAsync({ ...input, id: same.id });
      else await adding.mutateAsync(input);
      notify({ kind: 'success', text: `视图「${name}」已保存` });
      onClose();
    },
  });
  const isKnown = views.some(({ isOwn, name }) => isOwn && name === values.name.trim());
  const isDefault = control('isDefault');
  return (
    <Dialog title="保存当前视图" onClose={onClose}>
      <form {...props}>
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('name')}
          label="视图名称 *"
          maxLength={viewNameMost}
          autoComplete="off"
          hint={isKnown ? '将替换您的同名视图' : undefined}
        />
        {roles.length > 0 && (
          <SelectField
            label="共享给"
            none="仅自己使用"
            options={roles.map(({ code, name }) => ({ value: code, label: name }))}
            value={values.role}
            onChange={({ target }) => control('role').onChange(target.value)}
          />
        )}
        <label className="records-tick">
          <input
            type="checkbox"
            checked={isDefault.value}
            onChange={({ target }) => isDefault.onChange(target.checked)}
          />
          打开此页面时默认使用
        </label>
        <div className="records-form-foot">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

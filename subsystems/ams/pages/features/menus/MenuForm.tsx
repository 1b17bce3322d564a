import type { RequestedChange } from '@portal/contract/policy/changes';
import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { fieldsOf, menuForm, newItemId, valueOf } from '@portal/contract/policy/menu-forms';
import { type DraftedMenus, itemChange } from './menu-model.ts';
import { AddressFields, PageFields, PlaceFields, TraitSwitches } from './MenuFields.tsx';

interface MenuFormProps {
  menus: DraftedMenus;
  /** The item that is changed; one that is made has none. */
  id?: string;
  value: MenuItemValue;
  /** Without it the fields are to be read. */
  onSend?: (id: string, change: RequestedChange) => Promise<void>;
  onCancel?: () => void;
}

/** Every field of a menu item. Sent, it is in the draft. */
export function MenuForm({ menus, id, value, onSend, onCancel }: MenuFormProps) {
  const { published, drafted } = menus;
  const form = useForm({
    schema: menuForm(id ?? '', (id !== undefined && published.items.get(id)) || null, drafted),
    values: fieldsOf(value),
    onSend: async (fields) => {
      const after = valueOf(fields);
      const key =
        id ?? newItemId(after.path, new Set([...published.items.keys(), ...drafted.items.keys()]));
      await onSend?.(key, itemChange(key, after));
    },
  });
  return (
    <form {...form.props} className="menus-form">
      <FormAlert>{form.alert}</FormAlert>
      <fieldset disabled={!onSend}>
        <legend className="sr-only">菜单字段</legend>
        <PageFields form={form} menus={menus} />
        <PlaceFields form={form} menus={menus} id={id} />
        <AddressFields form={form} />
        <TraitSwitches form={form} />
      </fieldset>
      {onSend && (
        <p className="menus-ways">
          {onCancel && <Button onClick={onCancel}>取消</Button>}
          <Button
            kind="primary"
            type="submit"
            busy={form.isBusy}
            disabled={id !== undefined && !form.isDirty}
          >
            放入草稿
          </Button>
        </p>
      )}
    </form>
  );
}

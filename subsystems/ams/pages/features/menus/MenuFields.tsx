import type { UrlCredential } from '@portal/contract/access/page-address';
import type { MenuFields } from '@portal/contract/policy/menu-forms';
import { Field } from '@portal/ui/forms/Field';
import { Segmented } from '@portal/ui/forms/Segmented';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Switch } from '@portal/ui/forms/Switch';
import type { Form } from '@portal/ui/forms/use-form';
import { TreeSelect } from '@portal/ui/select/TreeSelect';
import { useId } from 'react';
import { menuFieldWords as words } from '../../platform/menu-words.ts';
import { iconOptions } from './icons.ts';
import { type DraftedMenus, menuNodes } from './menu-model.ts';

interface FieldsProps {
  form: Form<MenuFields>;
}
interface MenuFieldsProps extends FieldsProps {
  menus: DraftedMenus;
}

/** Names, page and icon of an item. */
export function PageFields({ form: { field, values }, menus }: MenuFieldsProps) {
  const list = useId();
  const icon = field('icon');
  const isKnownIcon = iconOptions.some(({ value }) => value === values.icon);
  const icons =
    values.icon === '' || isKnownIcon
      ? iconOptions
      : [...iconOptions, { value: values.icon, label: values.icon }];
  return (
    <>
      <Field {...field('title')} label={words.title} maxLength={40} autoComplete="off" />
      <Field {...field('path')} label={words.path} maxLength={200} autoComplete="off" />
      <Field
        {...field('component')}
        label={words.component}
        hint="目录填 layouts/RouteView，内嵌网页填 layouts/IframePageView"
        list={list}
        maxLength={128}
        autoComplete="off"
      />
      <datalist id={list}>
        {['layouts/RouteView', 'layouts/IframePageView', ...(menus.components ?? [])].map(
          (name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ),
        )}
      </datalist>
      <Field
        {...field('name')}
        label={words.name}
        hint="不填则由路径生成"
        maxLength={128}
        autoComplete="off"
      />
      <Field
        {...field('componentName')}
        label={words.componentName}
        maxLength={128}
        autoComplete="off"
      />
      <SelectField
        name="icon"
        label={words.icon}
        none="无图标"
        options={icons}
        value={icon.value}
        error={icon.error}
        onChange={icon.onChange}
      />
    </>
  );
}

/** The item above, the redirect, and the action that an item asks for. */
export function PlaceFields({
  form: { field, control },
  menus,
  id,
}: MenuFieldsProps & { id: string | undefined }) {
  const list = useId();
  const parent = control('parentId');
  const permission = field('permission');
  const { items, actions } = menus.drafted;
  return (
    <>
      <TreeSelect
        label={words.parentId}
        placeholder="顶级菜单"
        nodes={menuNodes(menus)}
        value={parent.value === '' ? [] : [parent.value]}
        error={parent.error}
        onChange={([key = '']) => parent.onChange(key)}
      />
      <Field
        {...field('redirect')}
        label={words.redirect}
        hint="本系统中另一个菜单的路径"
        list={list}
        maxLength={200}
        autoComplete="off"
      />
      <datalist id={list}>
        {[...items].map(([key, value]) =>
          key === id ? null : (
            <option key={key} value={value.path}>
              {value.title}
            </option>
          ),
        )}
      </datalist>
      <SelectField
        name="permission"
        label={words.permission}
        none="不限"
        options={[
          ...new Map([
            ...(permission.value === '' ? [] : [[permission.value, permission.value] as const]),
            ...[...actions].map(
              ([code, { describe }]) => [code, `${describe}（${code}）`] as const,
            ),
          ]),
        ].map(([value, label]) => ({ value, label }))}
        value={permission.value}
        error={permission.error}
        onChange={permission.onChange}
      />
    </>
  );
}

const credentials: { value: UrlCredential; label: string }[] = [
  { value: 'none', label: '不带凭证' },
  { value: 'ticket', label: '一次性凭证' },
  { value: 'token', label: '登录令牌（旧）' },
];

/** The address of a page of another system, and what that page receives. */
export function AddressFields({ form: { field, control } }: FieldsProps) {
  const credential = control('urlCredential');
  return (
    <>
      <Field
        {...field('url')}
        label={words.url}
        hint="内嵌或在新窗口打开的网页；凭证写作 ${ticket}"
        maxLength={2_000}
        autoComplete="off"
      />
      <Segmented
        label={words.urlCredential}
        options={credentials}
        value={credential.value}
        onChange={credential.onChange}
      />
    </>
  );
}

/** The switches of an item. */
export function TraitSwitches({ form: { control } }: FieldsProps) {
  const route = control('route');
  const traits = ['internalOrExternal', 'hidden', 'alwaysShow', 'keepAlive'] as const;
  return (
    <div className="menus-traits">
      <Switch
        label={words.route}
        isOn={route.value === '1'}
        onTurn={(isOn) => route.onChange(isOn ? '1' : '0')}
      />
      {traits.map((name) => {
        const { value, onChange } = control(name);
        return <Switch key={name} label={words[name]} isOn={value} onTurn={onChange} />;
      })}
    </div>
  );
}

import { cleanLine } from '@portal/common/typed-text';
import { z } from 'zod';
import { actionProblem, type KnownMenus, menuProblems } from './menu-rules.ts';
import { type ActionValue, MenuItemValue } from './menu-values.ts';

/** The fields of a menu item as a form has them: a text that may be missing is ''. */
export const MenuFields = MenuItemValue.extend({
  parentId: z.string(),
  redirect: z.string(),
  icon: z.string(),
  url: z.string(),
  componentName: z.string(),
  permission: z.string(),
});
export type MenuFields = z.infer<typeof MenuFields>;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const fieldsOf = (value: MenuItemValue): MenuFields => ({
  ...value,
  parentId: value.parentId ?? '',
  redirect: value.redirect ?? '',
  icon: value.icon ?? '',
  url: value.url ?? '',
  componentName: value.componentName ?? '',
  permission: value.permission ?? '',
});

/** Returns the item that fields say; a route without a name is named by its path. */
export const valueOf = (fields: MenuFields): MenuItemValue => ({
  ...fields,
  title: fields.title.trim(),
  path: fields.path.trim(),
  name: fields.name.trim() || fields.path.split('/').filter(Boolean).join('-'),
  component: fields.component.trim(),
  parentId: orNull(fields.parentId),
  redirect: orNull(fields.redirect),
  icon: orNull(fields.icon),
  url: orNull(fields.url),
  componentName: orNull(fields.componentName),
  permission: orNull(fields.permission),
});

/** The form of an item, checked by the rules that the server checks a draft by. */
export const menuForm = (id: string, before: MenuItemValue | null, known: KnownMenus) =>
  MenuFields.superRefine((fields, context) => {
    const item = { id, value: valueOf(fields) };
    for (const [field, message] of Object.entries(menuProblems(item, before, known))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** An item that is made below another one. */
export const blankItem = (
  system: MenuItemValue['system'],
  parent: { id: string; value: MenuItemValue } | undefined,
  sort: number,
): MenuItemValue => ({
  system,
  parentId: parent?.id ?? null,
  sort,
  path: `${parent?.value.path ?? `/${system}`}/`,
  name: '',
  component: '',
  redirect: null,
  hidden: false,
  alwaysShow: false,
  route: '1',
  title: '',
  icon: null,
  url: null,
  urlCredential: 'none',
  keepAlive: true,
  internalOrExternal: false,
  componentName: null,
  permission: null,
});

/** Returns an id for a new item, made of its path as the installation makes them. */
export function newItemId(path: string, taken: { has: (id: string) => boolean }): string {
  const wanted = path.split('/').filter(Boolean).join('-').slice(0, 100);
  let id = wanted;
  for (let more = 2; taken.has(id); more += 1) id = `${wanted}-${more}`;
  return id;
}

interface ActionFormParts {
  /** The action as it is published; null for one that the draft makes. */
  before: ActionValue | null;
  /** An action that is made needs a code of its own. */
  isNew: boolean;
  known: KnownMenus;
  valueOf: (describe: string, type: ActionValue['type']) => ActionValue;
}

/** The form of an action: its name, its code, and what it governs. */
export const actionForm = ({ before, isNew, known, valueOf: actionOf }: ActionFormParts) =>
  z
    .object({
      code: z.string().trim(),
      describe: z.string().overwrite(cleanLine).min(1, '请输入按钮名称').max(40, '最多 40 个字'),
      type: z.enum(['1', '2']),
    })
    .superRefine(({ code, describe, type }, context) => {
      const problem =
        isNew && known.actions.has(code)
          ? '按钮编码已存在'
          : actionProblem(code, actionOf(describe, type), before, known);
      if (problem === undefined) return;
      context.addIssue({ code: 'custom', path: ['code'], message: problem });
    });

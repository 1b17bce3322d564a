import { pageNameForm } from '../access/page-address.ts';
import type { ActionValue, MenuItemValue } from './menu-values.ts';

/** Everything a menu is checked against: all items and actions, as they are with a draft. */
export interface KnownMenus {
  items: ReadonlyMap<string, MenuItemValue>;
  actions: ReadonlyMap<string, ActionValue>;
}

/** The faults of an item, by its fields. */
export type MenuProblems = Partial<Record<keyof MenuItemValue, string>>;

type Rule = (item: { id: string; value: MenuItemValue }, known: KnownMenus) => string | undefined;

const pathPattern = /^(?:\/[\w-][\w.~-]*)+$/;
const framePage = 'layouts/IframePageView';

const required =
  (field: 'title' | 'name' | 'component', words: string): Rule =>
  ({ value }) =>
    value[field].trim() === '' ? words : undefined;

const rules: Partial<Record<keyof MenuItemValue, Rule>> = {
  title: ({ value }) => {
    if (value.title.trim() === '') return '请输入菜单名称';
    return value.title.length > 40 ? '最多 40 个字' : undefined;
  },
  name: required('name', '请输入路由名称'),
  component: ({ value, ...item }, known) =>
    required('component', '请输入页面组件')({ value, ...item }, known) ??
    (pageNameForm.test(value.component) ? undefined : '只可用字母、数字和 . / - _'),
  path: ({ id, value }, { items }) => {
    const { path, system } = value;
    if (path === '') return '请输入路径';
    if (!path.startsWith(`/${system}/`)) return `路径须以 /${system}/ 开头`;
    if (!pathPattern.test(path)) return '路径只可用字母、数字和 . - _，各段以 / 分开';
    const other = [...items].find(
      ([otherId, each]) => otherId !== id && each.system === system && each.path === path,
    );
    return other && `路径已被「${other[1].title}」使用`;
  },
  parentId: ({ id, value: { parentId, system } }, { items }) => {
    if (parentId === null) return undefined;
    if (items.get(parentId)?.system !== system) return '上级菜单不存在';
    return ancestorsOf(parentId, items).includes(id) ? '不能移到自己或自己的下级之下' : undefined;
  },
  redirect: ({ value: { redirect, path, system } }, { items }) => {
    if (redirect === null) return undefined;
    if (redirect === path) return '不能重定向到自己';
    const leads = [...items.values()].some(
      (each) => each.system === system && each.path === redirect,
    );
    return leads ? undefined : '没有这个路径的菜单，请从本系统的菜单中选择';
  },
  url: ({ value: { url, component, internalOrExternal } }) => {
    if (url !== null) return isOutsideAddress(url) ? undefined : '请输入以http和https开头的网址';
    if (internalOrExternal) return '在新窗口打开的菜单须填写网址';
    return component === framePage ? '内嵌页面须填写网址' : undefined;
  },
  permission: ({ value: { permission } }, { actions }) =>
    permission === null || actions.has(permission) ? undefined : '没有这个按钮权限',
};

/** The fields whose rule looks at another one: that one's change may break it. */
const lookedAt: Partial<Record<keyof MenuItemValue, readonly (keyof MenuItemValue)[]>> = {
  url: ['component', 'internalOrExternal'],
};

/**
 * Returns what is wrong with an item that somebody made or changed, field by field. Fields that stay as they were are not
 * checked: what an installation has had for years can still be moved.
 */
export function menuProblems(
  item: { id: string; value: MenuItemValue },
  before: MenuItemValue | null,
  known: KnownMenus,
): MenuProblems {
  if (before && before.system !== item.value.system) return { system: '不能移到别的系统' };
  const problems: MenuProblems = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (!isField(field) || !isTouched(field, item.value, before)) continue;
    const problem = rule(item, known);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

const isField = (name: string): name is keyof MenuItemValue => name in rules;

const isTouched = (
  field: keyof MenuItemValue,
  value: MenuItemValue,
  before: MenuItemValue | null,
): boolean =>
  before === null ||
  [field, ...(lookedAt[field] ?? [])].some((name) => value[name] !== before[name]);

/** Returns an item and all above it; a circle is gone round once. */
export function ancestorsOf(id: string, items: ReadonlyMap<string, MenuItemValue>): string[] {
  const above: string[] = [];
  for (let at: string | null = id; at !== null && !above.includes(at);) {
    above.push(at);
    at = items.get(at)?.parentId ?? null;
  }
  return above;
}

/** An address of the web: no script, no file, no name before an "@", no backslash that a browser would read as a slash. */
const isOutsideAddress = (url: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(url);

const codePattern = /^[a-z][\w-]*(?::[\w-]+){1,4}$/;

/** Returns what is wrong with an action that somebody made or changed. */
export function actionProblem(
  code: string,
  value: ActionValue,
  before: ActionValue | null,
  { items }: KnownMenus,
): string | undefined {
  if (before === null && !(codePattern.test(code) && code.startsWith(`${value.system}:`))) {
    return `按钮编码须形如 ${value.system}:page:verb`;
  }
  if (before && before.system !== value.system) return '不能移到别的系统';
  if (value.describe.trim() === '') return '请输入按钮名称';
  const { menuItemId } = value;
  if (menuItemId !== null && items.get(menuItemId)?.system !== value.system) {
    return '所在的菜单不存在';
  }
  return undefined;
}

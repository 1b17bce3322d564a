import type { RequestedChange } from '@portal/contract/policy/changes';
import type { Draft } from '@portal/contract/policy/drafts';
import { withMenuChanges } from '@portal/contract/policy/menu-overlay';
import type { KnownMenus } from '@portal/contract/policy/menu-rules';
import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import { type EditedMenus, hasPage } from '@portal/contract/policy/menus';
import type { TreeNode } from '@portal/ui/select/tree-rows';

/** The menu of a system: as it is published, and as it will be with the user's draft. */
export interface DraftedMenus {
  system: MenuItemValue['system'];
  published: KnownMenus;
  drafted: KnownMenus;
  components: readonly string[] | null;
}

export function draftedMenus(
  system: MenuItemValue['system'],
  { items, actions, components }: EditedMenus,
  draft: Draft | null | undefined,
): DraftedMenus {
  const published: KnownMenus = {
    items: new Map(items.map(({ id, ...value }) => [id, value])),
    actions: new Map(actions.map(({ code, ...value }) => [code, value])),
  };
  const changes = (draft?.changes ?? []).filter(
    (each) =>
      (each.kind === 'menu-item' || each.kind === 'action') &&
      (each.after ?? each.before)?.system === system,
  );
  return { system, published, drafted: withMenuChanges(published, changes), components };
}

const isSame = (a: MenuItemValue, b: MenuItemValue): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: MenuItemValue) =>
  Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns what the draft does to an item; undefined where it leaves it as it is. */
export function stateOf(id: string, { published, drafted }: DraftedMenus): string | undefined {
  const [before, after] = [published.items.get(id), drafted.items.get(id)];
  if (!after) return '待删除';
  if (!before) return '待新增';
  return isSame(before, after) ? undefined : '待修改';
}

/** The items as a tree: with what the draft makes, and with what it removes where that stands published. */
export function menuNodes(menus: DraftedMenus): TreeNode[] {
  const { published, drafted, components } = menus;
  const all = new Map([...published.items, ...drafted.items]);
  const ids = [...all.keys()].toSorted(byPlace(all));
  const byParent = Map.groupBy(ids, (id) => all.get(id)?.parentId ?? null);
  const branch = (parent: string | null): TreeNode[] =>
    (byParent.get(parent) ?? []).flatMap((id): TreeNode[] => {
      const value = all.get(id);
      if (!value) return [];
      const marks = [
        stateOf(id, menus),
        value.hidden && '隐藏',
        !hasPage(value.component, components) && '页面未发布',
      ].filter((mark) => typeof mark === 'string');
      const children = branch(id);
      return [{ key: id, text: value.title, aside: marks.join(' · '), children }];
    });
  return branch(null);
}

const byPlace =
  (items: ReadonlyMap<string, MenuItemValue>) =>
  (a: string, b: string): number =>
    (items.get(a)?.sort ?? 0) - (items.get(b)?.sort ?? 0) || (a < b ? -1 : 1);

/** Returns the ids of the items below one, in their order. */
export function childrenOf(
  parentId: string | null,
  items: ReadonlyMap<string, MenuItemValue>,
): string[] {
  const own = [...items].flatMap(([id, value]) => (value.parentId === parentId ? id : []));
  return own.toSorted(byPlace(items));
}

export const itemChange = (id: string, after: MenuItemValue | null): RequestedChange => ({
  kind: 'menu-item',
  key: [id],
  after,
});

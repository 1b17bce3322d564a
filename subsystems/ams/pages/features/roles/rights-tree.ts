import type { Draft } from '@portal/contract/policy/drafts';
import type { RightsSystem } from '@portal/contract/policy/role-rights';
import type { TreeNode } from '@portal/ui/select/tree-rows';
import type { DraftedKeys } from './draft-overlay.ts';

/** Lays the menu items and actions of a draft over those that roles may hold now. */
export function draftedRights(
  systems: readonly RightsSystem[],
  draft: Draft | null | undefined,
): RightsSystem[] {
  const changes = draft?.changes ?? [];
  return systems.map((system) => {
    const items = new Map(system.items.map((each) => [each.id, each]));
    const actions = new Map(system.actions.map((each) => [each.code, each]));
    for (const change of changes) {
      const [key] = change.key;
      if (change.kind === 'menu-item' && change.after?.system === system.sysType) {
        const { parentId, title, path } = change.after;
        items.set(key, { id: key, parentId, title, path });
      }
      if (change.kind === 'menu-item' && change.after === null) items.delete(key);
      if (change.kind === 'action' && change.after?.system === system.sysType) {
        const { menuItemId: itemId, describe } = change.after;
        actions.set(key, { code: key, itemId, describe });
      }
      if (change.kind === 'action' && change.after === null) actions.delete(key);
    }
    return { ...system, items: [...items.values()], actions: [...actions.values()] };
  });
}

/** A key of the tree: what kind of thing it names, and the key of that. */
export type RightKey = `item ${string}` | `action ${string}`;

/** Makes a tree by system, menu item and action; actions without an item are at the end of their system. */
export function rightsTree(
  systems: readonly RightsSystem[],
  items: DraftedKeys,
  actions: DraftedKeys,
): TreeNode[] {
  return systems.map(({ sysType, sysName, items: all, actions: codes }) => {
    const byParent = Map.groupBy(all, ({ parentId }) => parentId);
    const byItem = Map.groupBy(codes, ({ itemId }) => itemId);
    const nodeOfAction = ({ code, describe }: (typeof codes)[number]): TreeNode => ({
      key: `action ${code}`,
      text: describe,
      ...asideOf('按钮', code, actions),
    });
    const branch = (parentId: string | null): TreeNode[] =>
      (byParent.get(parentId) ?? []).map(({ id, title }) => ({
        key: `item ${id}`,
        text: title,
        ...asideOf('', id, items),
        children: [...branch(id), ...(byItem.get(id) ?? []).map(nodeOfAction)],
      }));
    const rest = (byItem.get(null) ?? []).map(nodeOfAction);
    return { key: `system ${sysType}`, text: sysName, children: [...branch(null), ...rest] };
  });
}

function asideOf(kind: string, key: string, { added, removed }: DraftedKeys): { aside?: string } {
  const state = added.has(key) ? '待新增' : removed.has(key) ? '待移除' : '';
  const aside = [kind, state].filter(Boolean).join(' · ');
  return aside === '' ? {} : { aside };
}

/** Returns the keys of items and actions at a node and below it. */
export const keysBelow = ({ key, children = [] }: TreeNode): RightKey[] => [
  ...(isRight(key) ? [key] : []),
  ...children.flatMap(keysBelow),
];

const isRight = (key: string): key is RightKey => /^(item|action) /.test(key);

/** Splits a key of the tree into its kind and the key of what it names. */
export function partsOf(key: RightKey): ['role-menu-item' | 'role-action', string] {
  const [kind, ...rest] = key.split(' ');
  return [kind === 'item' ? 'role-menu-item' : 'role-action', rest.join(' ')];
}

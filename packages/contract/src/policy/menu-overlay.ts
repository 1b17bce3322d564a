import type { PolicyChange } from './changes.ts';
import type { KnownMenus } from './menu-rules.ts';
import type { ActionValue, MenuItemValue } from './menu-values.ts';

/**
 * Lays the changes of a draft over menu items and actions. What stands below a removed item goes with it, unless the
 * draft moves it elsewhere; an action whose item goes stays without one.
 */
export function withMenuChanges(known: KnownMenus, changes: readonly PolicyChange[]): KnownMenus {
  const items = new Map(known.items);
  const actions = new Map(known.actions);
  const removed = new Set<string>();
  for (const change of changes) {
    const [key] = change.key;
    if (change.kind === 'action') set(actions, key, change.after);
    if (change.kind === 'menu-item') {
      set(items, key, change.after);
      if (change.after === null) removed.add(key);
    }
  }
  for (const id of itemsBelow(items, removed)) {
    items.delete(id);
    removed.add(id);
  }
  for (const [code, action] of actions) {
    const isBare = action.menuItemId !== null && removed.has(action.menuItemId);
    if (isBare) actions.set(code, { ...action, menuItemId: null });
  }
  return { items, actions };
}

function set<Value extends MenuItemValue | ActionValue>(
  values: Map<string, Value>,
  key: string,
  value: Value | null,
): void {
  if (value) values.set(key, value);
  else values.delete(key);
}

/** Returns the ids of all items below some, whether these are still there or not. */
export function itemsBelow(
  items: ReadonlyMap<string, MenuItemValue>,
  above: ReadonlySet<string>,
): string[] {
  const byParent = Map.groupBy(items.keys(), (id) => items.get(id)?.parentId ?? null);
  const below = new Set<string>();
  const queue = [...above];
  for (let parent = queue.pop(); parent !== undefined; parent = queue.pop()) {
    for (const id of byParent.get(parent) ?? []) {
      if (!below.has(id) && !above.has(id)) {
        below.add(id);
        queue.push(id);
      }
    }
  }
  return [...below];
}

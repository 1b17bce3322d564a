import type { RequestedChange } from '@portal/contract/policy/changes';
import type { MenuItemValue } from '@portal/contract/policy/menu-values';
import { childrenOf, itemChange } from './menu-model.ts';

interface Move {
  key: string;
  /** Undefined for the top of the menu. */
  parent: string | undefined;
  /** The item it comes to stand before; undefined for the end. */
  before: string | undefined;
}

/**
 * Returns the changes that bring an item to another place. Those after it get a later number only where there is no room
 * before them: a draft with few changes meets few conflicts.
 */
export function movedItems(
  { key, parent, before }: Move,
  items: ReadonlyMap<string, MenuItemValue>,
): RequestedChange[] {
  const moved = items.get(key);
  if (!moved) return [];
  const parentId = parent ?? null;
  const siblings = childrenOf(parentId, items).filter((id) => id !== key);
  const found = before === undefined ? -1 : siblings.indexOf(before);
  const at = found === -1 ? siblings.length : found;
  const sortOf = (id: string | undefined) => (id === undefined ? undefined : items.get(id)?.sort);

  const former = sortOf(siblings[at - 1]);
  const next = sortOf(siblings[at]);
  let last = former === undefined ? (next ?? 1) - 1 : former + 1;
  const changes = [itemChange(key, { ...moved, parentId, sort: last })];
  for (const id of siblings.slice(at)) {
    const value = items.get(id);
    if (!value || value.sort > last) break;
    last += 1;
    changes.push(itemChange(id, { ...value, sort: last }));
  }
  return changes;
}

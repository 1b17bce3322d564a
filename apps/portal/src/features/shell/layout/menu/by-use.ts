import type { PageMark, PageUse } from '@portal/contract/workplace/preferences';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';

export interface KnownUse {
  system: SubsystemKey;
  used: readonly PageUse[];
  /** Pages that the user keeps at hand. */
  pinned: readonly Pick<PageMark, 'system' | 'path'>[];
}

/**
 * Returns the items of a menu by how much they are used: the first page, those with a pinned page, those opened most,
 * and all others as they stand.
 */
export function byUse(
  tree: readonly VisibleItem[],
  { system, used, pinned }: KnownUse,
): VisibleItem[] {
  const visits = new Map(
    used.flatMap((use) => (use.system === system ? [[use.path, use.visits] as const] : [])),
  );
  const atHand = new Set(pinned.flatMap((mark) => (mark.system === system ? [mark.path] : [])));
  const weightOf = (item: VisibleItem): number =>
    item.children.length > 0
      ? item.children.reduce((sum, child) => sum + weightOf(child), 0)
      : (visits.get(item.path) ?? 0) + (atHand.has(item.path) ? pinnedWeight : 0);
  const weights = new Map(tree.map((item, at) => [item, at === 0 ? Infinity : weightOf(item)]));
  return tree.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || 0);
}

/** More than any number of visits. */
const pinnedWeight = 10_000;

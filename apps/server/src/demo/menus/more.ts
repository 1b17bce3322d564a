import type { Item, SubsystemMenu } from '../../installation/menu.ts';

/** Stands where a page of the installation stands among those of the demonstration. */
export const shipped = {};

/** An entry the installation has as well needs only what it adds there. */
type MoreOfItem = Omit<Partial<Item>, 'pages'> & { pages?: Record<string, string | MoreOfItem> };

/** Menu items the demonstration adds to a system. */
export interface MoreOfMenu {
  key: SubsystemMenu['key'];
  sections: Record<string, MoreOfItem>;
}

/** A menu of the installation with more in it, in the order of the additions; what they do not name comes last. */
export const withMore = (base: SubsystemMenu, { sections }: MoreOfMenu): SubsystemMenu => ({
  ...base,
  sections: mergedEntries(base.sections, sections),
});

function mergedEntries(
  base: Record<string, string | Item>,
  more: Record<string, string | MoreOfItem>,
): Record<string, Item> {
  const names = new Set([...Object.keys(more), ...Object.keys(base)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergedItem(name, asItem(base[name]), asItem(more[name]))]),
  );
}

const asItem = <T>(entry: string | T | undefined): T | { title: string } | undefined =>
  typeof entry === 'string' ? { title: entry } : entry;

function mergedItem(name: string, base: Item | undefined, more: MoreOfItem | undefined): Item {
  const { pages = {}, ...added } = more ?? {};
  const merged = { ...base, ...added };
  const { title } = merged;
  if (title === undefined) throw new Error(`The menu item ${name} has no title`);
  const inside = mergedEntries(base?.pages ?? {}, pages);
  return { ...merged, title, ...(Object.keys(inside).length > 0 && { pages: inside }) };
}

import type { VisibleItem } from '#platform/menu-index.ts';

/** A page as the menu search lists it. */
export interface Found {
  item: VisibleItem;
  /** Titles from the top of the menu down to the page, without its own. */
  ancestors: string[];
}

/** Every page the menu shows, in the menu's order. */
export const searchable = (tree: readonly VisibleItem[], ancestors: string[] = []): Found[] =>
  tree.flatMap((item) =>
    item.children.length > 0
      ? searchable(item.children, [...ancestors, item.title])
      : [{ item, ancestors }],
  );

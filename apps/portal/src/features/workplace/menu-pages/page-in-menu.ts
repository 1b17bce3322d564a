import type { MenuItem } from '@portal/contract/access/permissions';

/** A page that was in the menu when it was last looked for. */
export interface KnownPage {
  path: string;
  item: MenuItem;
}

/** The menu item a path stands for. */
export interface PageAtHand {
  /** Also of a page that is gone, while it holds something that is not saved. */
  item: MenuItem | undefined;
  /** The title of a page that was open when it was taken out of the menu. */
  goneTitle: string | undefined;
}

interface Sight {
  /** What the menu says of the path today. */
  found: MenuItem | undefined;
  known: KnownPage | undefined;
  isUnsaved: boolean;
}

/** Knows an open page even when it is taken out of the menu; at a path that never was in it, there is none. */
export function pageAtHand(path: string, { found, known, isUnsaved }: Sight): PageAtHand {
  if (found) return { item: found, goneTitle: undefined };
  if (known?.path !== path) return { item: undefined, goneTitle: undefined };
  return { item: isUnsaved ? known.item : undefined, goneTitle: known.item.meta.title };
}

import type { MenuItem } from '@portal/contract/permissions';
import { useState } from 'react';
import { plainPath } from '#platform/menu-index.ts';
import type { PagePlace } from '#platform/page-place.ts';
import { hasUnsaved } from '#platform/unsaved.ts';
import { useWorkplaceIn } from '#platform/workplace.ts';

/** The menu item a path stands for. */
export interface PageAtHand {
  /** Also of a page that is gone, while it holds something that is not saved. */
  item: MenuItem | undefined;
  /** The title of a page that was on the screen when it was taken out of the menu. */
  goneTitle: string | undefined;
}

/** Knows an open page even when an administrator takes it out of the menu meanwhile. */
export function usePageAtHand({ path, system }: PagePlace): PageAtHand {
  const found = useWorkplaceIn(system)?.index.find(path)?.item;
  const [known, setKnown] = useState<{ path: string; item: MenuItem }>();
  if (found) {
    if (known?.item !== found || known.path !== path) setKnown({ path, item: found });
    return { item: found, goneTitle: undefined };
  }
  if (known?.path !== path) return { item: undefined, goneTitle: undefined };
  const item = hasUnsaved(plainPath(path)) ? known.item : undefined;
  return { item, goneTitle: known.item.meta.title };
}
